export function faultsOfReferences(root: string): string[]

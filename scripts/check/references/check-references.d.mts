export function faultsIn(root: string): string[]

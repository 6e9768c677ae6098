export function faultsOfReferences(root: string): string[]
export function idsWithoutTest(root: string): string[]

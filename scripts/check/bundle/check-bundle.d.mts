export function faultsIn(folder: string): string[]

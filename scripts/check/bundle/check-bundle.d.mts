export function faultsOfBundle(folder: string): string[]

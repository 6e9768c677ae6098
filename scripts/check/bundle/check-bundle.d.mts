export function faultsOfBundle(folder: string): string[]
export function sampleWarningOf(folder: string): string | undefined

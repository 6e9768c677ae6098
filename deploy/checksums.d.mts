export const checksumFile: string
export function writeChecksums(dir: string): void
export function updateChecksums(dir: string, changed: string[]): void
export function faultsOfChecksums(dir: string): string[]
export function summedNames(dir: string): string[]

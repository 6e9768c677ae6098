export function sampleKeysOf(settings: unknown): string[]

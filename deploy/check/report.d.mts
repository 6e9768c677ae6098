import type { Result } from './checks.mjs'

export function reportOf(results: Result[]): string

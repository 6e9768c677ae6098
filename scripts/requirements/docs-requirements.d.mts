import type { Chapter } from './requirement-map.mjs'

export function formatMap(chapters: Chapter[]): string

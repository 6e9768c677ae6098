/** The source of every style sheet, by its path. */
const sheets = import.meta.glob<string>('../../src/**/*.scss', {
  query: '?raw',
  import: 'default',
  eager: true,
})

export interface StyleFact {
  value: string
  /** The style sheets that have the value, without folder. */
  files: string[]
}

/** The different values that a pattern's first group finds in the style sheets, each with the sheets that have it. */
export function styleFacts(pattern: RegExp): StyleFact[] {
  const files = new Map<string, Set<string>>()
  for (const [path, source] of Object.entries(sheets))
    for (const [, value = ''] of source.matchAll(pattern)) {
      const name = path.slice(path.lastIndexOf('/') + 1)
      files.set(value, (files.get(value) ?? new Set()).add(name))
    }
  return [...files].map(([value, names]) => ({ value, files: [...names] }))
}

/** One text by itself, several as a list. */
export function oneOrList(texts: string[]): string | string[] {
  const [only, ...others] = texts
  return only === undefined || others.length ? texts : only
}

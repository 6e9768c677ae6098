/** Reads the trimmed text of a form field. */
export function readText(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value.trim() : ''
}

/** Reads the whole number of a form field; undefined when it is none. */
export function readNumber(form: FormData, name: string): number | undefined {
  const text = readText(form, name)
  return /^\d+$/.test(text) ? Number(text) : undefined
}

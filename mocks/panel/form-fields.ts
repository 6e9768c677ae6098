/** The text in a field of a form. */
export function readText(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value.trim() : ''
}

/** The whole number in a field of a form; undefined when there is none. */
export function readNumber(form: FormData, name: string): number | undefined {
  const text = readText(form, name)
  return /^\d+$/.test(text) ? Number(text) : undefined
}

/** The text in a field of a form. */
export function textIn(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value.trim() : ''
}

/** The whole number in a field of a form; undefined when there is none. */
export function numberIn(form: FormData, name: string): number | undefined {
  const text = textIn(form, name)
  return /^\d+$/.test(text) ? Number(text) : undefined
}

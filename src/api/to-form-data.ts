/** What only screens use and never leaves the browser [WIRE-3]. */
const uiOnlyFields = new Set(['showMessage', 'rowIndex'])

/**
 * A record as multipart form data, one part a field [WIRE-2]. A file goes only when one was chosen; null,
 * undefined and whatever has no plain text are left out; a cleared field goes as ''.
 */
export function toFormData(values: object): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(values) as [string, unknown][]) {
    if (uiOnlyFields.has(name)) continue
    if (value instanceof File) {
      if (value.name || value.size) form.append(name, value, value.name)
    } else if (value instanceof Blob) {
      form.append(name, value)
    } else if (typeof value === 'string') {
      form.append(name, value)
    } else if (typeof value === 'number' || typeof value === 'boolean') {
      form.append(name, String(value))
    }
  }
  return form
}

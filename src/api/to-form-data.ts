/** Fields that only the user interface needs; they are never sent. */
const uiOnlyFields = new Set(['showMessage', 'rowIndex'])

/**
 * A record as multipart form data, one part per field. Omits null, undefined, objects and an empty file input;
 * a cleared text field is sent as '', and so is a null where `nulls` says so.
 */
export function toFormData(values: object, nulls?: 'nulls as empty'): FormData {
  const form = new FormData()
  for (const [name, value] of sentEntries(values)) {
    if (uiOnlyFields.has(name)) continue
    if (value === null && nulls) {
      form.append(name, '')
    } else if (value instanceof File) {
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

/** A record's own `file` is an address or nothing, which is no part: only a chosen file is one. */
const sentEntries = (values: object) =>
  (Object.entries(values) as [string, unknown][]).filter(
    ([name, value]) => name !== 'file' || value instanceof Blob,
  )

import { isKeyOf } from '../../data/look-up'
import type { Field } from '../resources/resource'
import { adminMessages } from '../../messages/admin'
import { formMessages } from '../../messages/admin-forms'

const typed = (value: FormDataEntryValue) => (typeof value === 'string' ? value.trim() : value)

/** What an added record carries: every field of the form, a file only if one was chosen. */
export function valuesOf(fields: Field[], values: FormData): FormData {
  const sent = new FormData()
  for (const { field } of fields) {
    const value = values.get(field)
    if (value !== null) sent.set(field, typed(value))
  }
  return sent
}

/** What an update lays over the record: the fields that differ from what the form opened with. */
export function editsOf(fields: Field[], values: FormData, opened: FormData): FormData {
  return valuesOf(
    fields.filter(({ field }) => values.get(field) !== opened.get(field)),
    values,
  )
}

/** The required fields that are empty, each with its sentence, in the order of the form [FORM-3]. */
export function faultsOf(fields: Field[], values: FormData, adding: boolean) {
  const missing = fields.filter(({ field, required }) => {
    const value = values.get(field)
    const needed = required === true || (required === 'add' && adding)
    return needed && (value === null || typed(value) === '')
  })
  return Object.fromEntries(
    missing.map(({ field, label }) => [
      field,
      field === 'file' ? formMessages.missingPicture : adminMessages.missing(label),
    ]),
  )
}

/** A fault goes with what caused it; a new one comes only with the next try. */
export const stillMissing = (shown: Record<string, string>, missing: Record<string, string>) =>
  Object.fromEntries(Object.entries(shown).filter(([field]) => isKeyOf(missing, field)))

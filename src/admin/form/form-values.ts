import { isKeyOf } from '../../data/look-up'
import type { FieldDefinition } from '../resources/resource'
import { adminMessages } from '../../messages/admin'
import { formMessages } from '../../messages/admin-forms'

const trimText = (value: FormDataEntryValue) => (typeof value === 'string' ? value.trim() : value)

/** The values of a new record: every field of the form, a file only if one was chosen. */
export function valuesToAdd(fields: FieldDefinition[], values: FormData): FormData {
  const sent = new FormData()
  for (const { field } of fields) {
    const value = values.get(field)
    if (value !== null) sent.set(field, trimText(value))
  }
  return sent
}

/** The values that an update changes: the fields that differ from those the form opened with. */
export function changedValues(
  fields: FieldDefinition[],
  values: FormData,
  opened: FormData,
): FormData {
  return valuesToAdd(
    fields.filter(({ field }) => values.get(field) !== opened.get(field)),
    values,
  )
}

/** The error of each required field that is empty, in the order of the form [FORM-3]. */
export function findMissingFields(fields: FieldDefinition[], values: FormData, adding: boolean) {
  const missing = fields.filter(({ field, required }) => {
    const value = values.get(field)
    const needed = required === true || (required === 'add' && adding)
    return needed && (value === null || trimText(value) === '')
  })
  return Object.fromEntries(
    missing.map(({ field, label }) => [
      field,
      field === 'file' ? formMessages.missingPicture : adminMessages.missing(label),
    ]),
  )
}

/** Removes the errors of fields that were filled; new errors are shown only by the next submit. */
export const keepStillMissing = (shown: Record<string, string>, missing: Record<string, string>) =>
  Object.fromEntries(Object.entries(shown).filter(([field]) => isKeyOf(missing, field)))

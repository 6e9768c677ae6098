import type { FormValues } from '../../api/contract'
import { isKeyOf } from '../../data/look-up'
import type { FieldDefinition } from '../resources/resource'
import { adminMessages } from '../../messages/admin'
import { formMessages } from '../../messages/admin-forms'

/** Reads the values of the form's fields: text as it was typed, a file only if one was chosen. */
export function readValues(fields: FieldDefinition[], data: FormData): FormValues {
  const values: FormValues = {}
  for (const { field } of fields) {
    const value = data.get(field)
    if (field === 'file') {
      if (value instanceof File) values.file = value
    } else if (typeof value === 'string') values[field] = value
  }
  return values
}

/** The values to send: those of `fields`, without spaces around a text. */
export function trimValues(fields: FieldDefinition[], values: FormValues): FormValues {
  const sent: FormValues = {}
  for (const { field } of fields) {
    if (field === 'file') {
      if (values.file) sent.file = values.file
    } else if (values[field] !== undefined) sent[field] = values[field].trim()
  }
  return sent
}

/** The values that an update changes: the fields that differ from those the form opened with. */
export const changedValues = (
  fields: FieldDefinition[],
  values: FormValues,
  opened: FormValues,
): FormValues =>
  trimValues(
    fields.filter(({ field }) => values[field] !== opened[field]),
    values,
  )

/** The texts among the values: everything but a file. */
export function textsOf(values: FormValues): Record<string, string> {
  const entries: [string, string | File][] = Object.entries(values)
  const isText = (entry: [string, string | File]): entry is [string, string] =>
    typeof entry[1] === 'string'
  return Object.fromEntries(entries.filter(isText))
}

/** The error of each required field that is empty, in the order of the form [FORM-3]. */
export function findMissingFields(fields: FieldDefinition[], values: FormValues, adding: boolean) {
  const sent = trimValues(fields, values)
  const missing = fields.filter(({ field, required }) => {
    const needed = required === true || (required === 'add' && adding)
    return needed && !sent[field]
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

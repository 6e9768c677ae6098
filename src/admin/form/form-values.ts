import type { FormValues } from '../../api/contract'
import { cleanText } from '../../lib/typed-text'
import type { FieldDefinition } from '../resource'

/** The id of a field's control, to which alerts link. */
export const fieldId = (field: string) => `field-${field}`

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

/** The values to send: those of `fields`, with cleaned texts. */
export function trimValues(fields: FieldDefinition[], values: FormValues): FormValues {
  const sent: FormValues = {}
  for (const { field } of fields) {
    if (field === 'file') {
      if (values.file) sent.file = values.file
    } else if (values[field] !== undefined) sent[field] = cleanText(values[field])
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

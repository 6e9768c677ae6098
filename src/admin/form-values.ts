import { words } from '../content/words'
import type { Field } from './resource'

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

/** The required fields that are empty, each with its sentence, in the order of the form (DECISIONS, required fields). */
export function faultsOf(fields: Field[], values: FormData, adding: boolean) {
  const faults: Record<string, string> = {}
  for (const { field, label, required } of fields) {
    const needed = required === true || (required === 'add' && adding)
    const value = values.get(field)
    if (!needed || (value !== null && typed(value) !== '')) continue
    faults[field] =
      field === 'file' ? words('forms').missingPicture : words('office').missing(label)
  }
  return faults
}

/** A fault goes with what caused it; a new one comes only with the next try. */
export const stillMissing = (shown: Record<string, string>, missing: Record<string, string>) =>
  Object.fromEntries(Object.entries(shown).filter(([field]) => field in missing))

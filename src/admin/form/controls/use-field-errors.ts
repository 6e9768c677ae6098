import { useState } from 'react'
import type { FormValues } from '../../../api/contract'
import { lookUp, isKeyOf } from '../../../lib/look-up'
import type { FieldDefinition } from '../../resource'
import { adminMessages } from '../../../messages/admin-screens/admin'
import { formMessages } from '../../../messages/admin-screens/form/forms'
import { trimValues } from '../form-values'

/** What the server said about fields, and the values that it refused. */
interface Refused {
  errors: Record<string, string>
  values: FormValues
}

/**
 * The errors at the fields of a form: those of empty required fields and of half a day or time, which a submit shows and
 * filling a field removes, and those of the server, which go when the field's value changes.
 */
export function useFieldErrors(fields: FieldDefinition[], isNew: boolean) {
  const [missing, setMissing] = useState<Record<string, string>>({})
  const [refused, setRefused] = useState<Refused>()
  return {
    errors: { ...refused?.errors, ...missing },
    /** Shows the errors of empty and incomplete fields and returns the first field that has one. */
    showMissing(values: FormValues, addsAgain: boolean): string | undefined {
      const found = findFieldErrors(fields, values, isNew || addsAgain)
      setMissing(found)
      setRefused(undefined)
      return Object.keys(found)[0]
    },
    showRefused: (errors: Record<string, string> = {}, values: FormValues = {}) =>
      setRefused({ errors, values }),
    hideCorrected(values: FormValues) {
      setMissing((shown) => keepStillMissing(shown, findFieldErrors(fields, values, isNew)))
      setRefused((shown) => shown && { ...shown, errors: keepUnchanged(shown, values) })
    },
  }
}

const keepUnchanged = ({ errors, values: refused }: Refused, values: FormValues) =>
  Object.fromEntries(
    Object.entries(errors).filter(([field]) => lookUp(values, field) === lookUp(refused, field)),
  )

const findFieldErrors = (fields: FieldDefinition[], values: FormValues, isNew: boolean) => ({
  ...findIncompleteFields(fields, values),
  ...findMissingFields(fields, values, isNew),
})

/** The error of each day or time that is typed by half: the form reads no value of it. */
export const findIncompleteFields = (
  fields: FieldDefinition[],
  values: FormValues,
): Record<string, string> =>
  Object.fromEntries(
    fields.flatMap(({ field, control }) =>
      (control === 'date' || control === 'time') && values[field] === undefined
        ? [[field, formMessages.incomplete[control]]]
        : [],
    ),
  )

/** The error of each required field that is empty, in the order of the form. */
export function findMissingFields(fields: FieldDefinition[], values: FormValues, isNew: boolean) {
  const sent = trimValues(fields, values)
  const missing = fields.filter(({ field, required }) => {
    const isRequired = required === true || (required === 'add' && isNew)
    return isRequired && !sent[field]
  })
  return Object.fromEntries(
    missing.map(({ field, label }) => [
      field,
      field === 'file' ? formMessages.missingPicture : adminMessages.missing(label),
    ]),
  )
}

/** Removes the errors of fields that were filled; new errors are shown only by the next submit. */
const keepStillMissing = (shown: Record<string, string>, missing: Record<string, string>) =>
  Object.fromEntries(Object.entries(shown).filter(([field]) => isKeyOf(missing, field)))

import { useState } from 'react'
import type { FormValues } from '../../api/contract'
import type { FieldDefinition } from '../resources/resource'
import { findMissingFields, keepStillMissing } from './missing-fields'

/** The errors of required fields that are empty: shown by a submit, and gone as soon as a field is filled [FORM-3]. */
export function useRequiredFields(fields: FieldDefinition[], isNew: boolean) {
  const [errors, setErrors] = useState<Record<string, string>>({})
  return {
    errors,
    /** Shows the errors and returns the first field that has one. */
    show(values: FormValues, addsAgain: boolean): string | undefined {
      const missing = findMissingFields(fields, values, isNew || addsAgain)
      setErrors(missing)
      return Object.keys(missing)[0]
    },
    hideFilled(values: FormValues) {
      setErrors((shown) => keepStillMissing(shown, findMissingFields(fields, values, isNew)))
    },
  }
}

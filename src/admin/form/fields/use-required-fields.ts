import { useState } from 'react'
import type { FormValues } from '../../../api/contract'
import type { FieldDefinition } from '../../resources/resource'
import { findMissingFields, keepStillMissing } from './missing-fields'

/** The errors of empty required fields: a submit shows them, and filling a field removes its error [FORM-3]. */
export function useRequiredFields(fields: FieldDefinition[], isNew: boolean) {
  const [errors, setErrors] = useState<Record<string, string>>({})
  return {
    errors,
    /** Shows the errors and returns the first field that has one. */
    showMissing(values: FormValues, addsAgain: boolean): string | undefined {
      const missing = findMissingFields(fields, values, isNew || addsAgain)
      setErrors(missing)
      return Object.keys(missing)[0]
    },
    hideFilled(values: FormValues) {
      setErrors((shown) => keepStillMissing(shown, findMissingFields(fields, values, isNew)))
    },
  }
}

import type { FormValues } from '../../../api/contract'
import { isKeyOf } from '../../../data/look-up'
import type { FieldDefinition } from '../../resource'
import { adminMessages } from '../../../messages/admin-screens/admin'
import { formMessages } from '../../../messages/admin-screens/form/forms'
import { trimValues } from '../form-values'

/** The error of each required field that is empty, in the order of the form [FORM-3]. */
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
export const keepStillMissing = (shown: Record<string, string>, missing: Record<string, string>) =>
  Object.fromEntries(Object.entries(shown).filter(([field]) => isKeyOf(missing, field)))

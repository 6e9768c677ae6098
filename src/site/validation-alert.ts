import type { AlertContent } from '../data/alert-content'
import { type PublicForm, publicFieldId } from './form-field'

/** The alert that lists all errors in the order of the fields, each linked to its field [CONTACT-4]. */
export function validationAlert<F extends string>(
  form: PublicForm,
  order: readonly F[],
  errors: Partial<Record<F, string>>,
): AlertContent | undefined {
  const invalid = order.filter((field) => errors[field])
  if (!invalid.length) return undefined
  return {
    tone: 'danger',
    message: invalid.map((field) => errors[field]!),
    fields: invalid.map((field) => publicFieldId(form, field)),
  }
}

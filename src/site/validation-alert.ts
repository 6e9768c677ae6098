import type { AlertContent } from '../data/alert-content'
import { lookUp } from '../data/look-up'
import type { Failure } from '../api/client'
import { outcomeOf } from '../api/outcome'
import { alertMessages } from '../messages/alerts'
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

/**
 * The alert of a public form that the server did not accept: the sentence of the catalogue, then the server's words, each
 * linked to its field [REFUSAL-2]. `labels` has the fields of the form in the order of the screen.
 */
export function failureAlert(
  form: PublicForm,
  reply: Failure,
  labels: Record<string, string>,
  aliases: Record<string, string[]> = {},
): AlertContent {
  const { wrong, mayHaveArrived, busy, redirected, atField, reference } = alertMessages()
  return outcomeOf(
    reply,
    {
      ...{ done: '', refused: wrong, failed: wrong, denied: wrong, otherwise: wrong },
      ...{ busy, redirected, atField, reference },
      // Without a response the outbox says so, below the alert.
      uncertain: reply.cause === 'offline' ? undefined : mayHaveArrived,
    },
    Object.entries(labels).map(([name, label]) => ({
      name,
      label,
      id: publicFieldId(form, name),
      aliases: lookUp(aliases, name),
    })),
  )
}

import type { AlertContent } from '../ui/alert/alert-message'
import { lookUp } from '../lib/look-up'
import type { Failure } from '../api/client'
import { alertFor } from '../alerts/alert-for'
import { alertMessages } from '../messages/alerts'
import { type PublicForm, publicFieldId } from './form-field'

type PublicField = keyof ReturnType<typeof alertMessages>['wanted']

/**
 * What the rules of a public form found: the alert lists the sentences as given, each linked to its field, and
 * under the fields stand our own words. Without a failure both are empty.
 */
export function validationFailures<F extends PublicField>(
  form: PublicForm,
  invalid: F[],
  sentences: Record<F, string>,
  limits: Partial<Record<F, readonly [min: number, max: number]>>,
): { alert?: AlertContent; errors: Partial<Record<F, string>> } {
  if (!invalid.length) return { errors: {} }
  const { wanted } = alertMessages()
  const wordsFor = (field: F) => {
    const [min, max] = limits[field] ?? [0, 0]
    return wanted[field](min, max)
  }
  return {
    alert: {
      tone: 'danger',
      message: invalid.map((field) => sentences[field]),
      fields: invalid.map((field) => publicFieldId(form, field)),
      isInvalid: true,
    },
    errors: Object.fromEntries(invalid.map((field) => [field, wordsFor(field)])) as Partial<
      Record<F, string>
    >,
  }
}

/**
 * The alert of a public form that the server did not accept: the sentence of the catalogue, then the server's words,
 * each linked to its field. `labels` has the fields of the form in the order of the screen.
 */
export function failureAlert(
  form: PublicForm,
  result: Failure,
  labels: Record<string, string>,
  aliases: Record<string, string[]> = {},
): AlertContent {
  const { wrong, mayHaveArrived, busy, redirected, refusedBefore, atField, reference } =
    alertMessages()
  return alertFor(
    result,
    {
      ...{ success: '', refused: wrong, failed: wrong, unauthorized: wrong, fallback: wrong },
      ...{ busy, refusedBefore, atField, reference },
      redirected: `${redirected} ${mayHaveArrived}`,
      // Without a response the outbox says so, below the alert.
      uncertain: result.cause === 'offline' ? undefined : mayHaveArrived,
    },
    Object.entries(labels).map(([name, label]) => ({
      name,
      label,
      id: publicFieldId(form, name),
      aliases: lookUp(aliases, name),
    })),
  )
}

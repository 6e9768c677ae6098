import { useMemo, useState } from 'react'
import type { AlertContent } from '../ui/alert/alert-message'
import { lookUp } from '../lib/look-up'
import type { Failure } from '../api/client'
import { alertFor } from '../alerts/alert-for'
import { alertMessages } from '../messages/alerts'
import { language } from '../messages/translated'
import { refusedNameSign } from '../ui/form/rules'
import { type PublicForm, publicFieldId } from './form-field'

type PublicField = Exclude<keyof ReturnType<typeof alertMessages>['wanted'], 'nameSign'>

/** What became of a public form, without words: they follow the language of the page. */
export type FormOutcome =
  /** The fields that its rules refuse, and the name as it was typed. */
  { invalid: PublicField[]; name: string } | { failure: Failure } | { acceptedFrom: string }

/** The words of a form for what its rules and the server find. */
interface FormWords {
  thanks: (name: string) => string
  /** The sentences of the alert, as given. */
  sentences: Partial<Record<PublicField, string>>
  limits: Partial<Record<PublicField, readonly [min: number, max: number]>>
  /** The labels of the fields, in the order of the screen. */
  labels: Record<string, string>
  aliases?: Record<string, string[]>
}

/** The outcome of a public form's last send: its alert, and the words under its fields. */
export function useFormOutcome(form: PublicForm, wordsOf: () => FormWords) {
  const [outcome, setOutcome] = useState<FormOutcome>()
  const [isAlertClosed, setAlertClosed] = useState(false)
  const shown = language()
  // An alert that is made anew would take the focus and start its time again.
  const { alert, errors } = useMemo(
    () => (outcome ? describe(form, outcome, wordsOf()) : { alert: undefined, errors: {} }),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the words depend on the language alone
    [outcome, shown],
  )
  return {
    alert: isAlertClosed ? undefined : alert,
    errors: errors as Partial<Record<string, string>>,
    setOutcome: (next: FormOutcome | undefined) => {
      setOutcome(next)
      setAlertClosed(false)
    },
    closeAlert: () => setAlertClosed(true),
  }
}

function describe(
  form: PublicForm,
  outcome: FormOutcome,
  words: FormWords,
): { alert: AlertContent; errors: Record<string, string> } {
  if ('failure' in outcome) {
    const alert = { ...failureAlert(form, outcome.failure, words), cause: outcome }
    return { alert, errors: alert.fieldErrors ?? {} }
  }
  if ('acceptedFrom' in outcome) {
    const message = words.thanks(outcome.acceptedFrom)
    return { alert: { tone: 'success', message, cause: outcome }, errors: {} }
  }
  const { invalid, name } = outcome
  return {
    alert: {
      tone: 'danger',
      message: invalid.map((field) => words.sentences[field] ?? ''),
      fields: invalid.map((field) => publicFieldId(form, field)),
      isInvalid: true,
      cause: outcome,
    },
    errors: Object.fromEntries(
      invalid.map((field) => [field, wanted(field, name, words.limits[field])]),
    ),
  }
}

/** What a field wants, in our own words. */
function wanted(field: PublicField, name: string, limits: readonly [number, number] = [0, 0]) {
  const sign = field === 'name' ? refusedNameSign(name) : undefined
  const { wanted } = alertMessages()
  return sign ? wanted.nameSign(sign) : wanted[field](...limits)
}

/** The sentence of the catalogue, then the server's words, each linked to its field. */
function failureAlert(
  form: PublicForm,
  failure: Failure,
  { labels, aliases = {} }: Pick<FormWords, 'labels' | 'aliases'>,
): AlertContent {
  const { wrong, mayHaveArrived, busy, redirected, refusedBefore, atField, reference } =
    alertMessages()
  return alertFor(
    failure,
    {
      ...{ success: '', refused: wrong, failed: wrong, unauthorized: wrong, fallback: wrong },
      ...{ busy, refusedBefore, atField, reference },
      redirected: `${redirected} ${mayHaveArrived}`,
      // Without a response the outbox says so, below the alert.
      uncertain: failure.cause === 'offline' ? undefined : mayHaveArrived,
    },
    Object.entries(labels).map(([name, label]) => ({
      name,
      label,
      id: publicFieldId(form, name),
      aliases: lookUp(aliases, name),
    })),
  )
}

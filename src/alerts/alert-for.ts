import { oneOrList } from '../lib/one-or-list'
import type { AlertContent } from '../ui/alert/alert-message'
import type { Failure, ApiResult } from '../api/client'
import { timeLeft } from '../lib/wait'
import { alertMessages } from '../messages/alerts'
import { messageOf, placeMessages, type NamedField } from '../api/refusal'

/**
 * The texts for a write's results. The fixed sentence of a case comes first and the server's words follow; where the
 * case has none, the server's message takes its place.
 */
export interface WriteMessages {
  /** A success without a message of the server. */
  success: string
  refused?: string
  failed?: string
  /** No response, or none that can be read: the server may have accepted. */
  noResponse?: string
  /** The person has stopped an upload: the server may have accepted. */
  stopped?: string
  /** Follows a 5xx, after which the server may have accepted. */
  uncertain?: string
  /** A 413 without a message of the server. */
  tooLarge?: string
  /** The server redirected the request. */
  redirected?: string
  /** A web page refused the request, perhaps one of something before the server. */
  refusedBefore?: string
  /** A 401 without a message of the server. */
  unauthorized: string
  /** A 403 without a message of the server. */
  forbidden?: string
  /** Shown in place of the server's message when it sent none. */
  fallback: string
  /** No sentence of ours comes before the server's words about fields. */
  areWordsAlone?: boolean
  /** A 429 or 503 by the seconds to wait, where the server says so; Infinity for more than ten minutes. */
  busy?: (seconds: number | undefined, isUnavailable?: boolean) => string
  /** A sentence of the server with the label of the field that it is about. */
  atField?: (label: string, message: string) => string
  /** The number under which the server has logged the request. */
  reference?: (id: string) => string
}

/** A field of the form that was sent: its names, its label, and the id of its control. */
export interface FormField extends NamedField {
  id?: string
}

/** Turns a result into an alert's content; `fields` are those of the form, for which the server may have words. */
export function alertFor(
  result: ApiResult<object>,
  messages: WriteMessages,
  fields: FormField[] = [],
): AlertContent {
  if (result.ok) return { tone: 'success', message: messageOf(result.data) ?? messages.success }
  const { cause, mayHaveArrived, status, busy } = result
  if (result.isOtherPerson) return { tone: 'danger', message: alertMessages().otherPerson }
  const hasNoAnswer = status === undefined && cause !== 'unclear' && !result.redirected
  const noResponse = (result.wasStopped && messages.stopped) || messages.noResponse
  if (mayHaveArrived && hasNoAnswer && noResponse)
    return { tone: 'danger', message: noResponse, mayHaveArrived }
  const { sentences, ids, fieldErrors } = sentencesOf(result, messages, fields)
  return {
    tone: 'danger',
    message: oneOrList(sentences),
    ...(ids.some(Boolean) && { fields: ids }),
    ...(fieldErrors && { fieldErrors }),
    ...(cause === 'denied' && { needsSignIn: true }),
    ...((status === 403 || (status === 401 && cause === 'failed' && result.isWebPage)) && {
      isForbidden: true,
    }),
    ...(mayBeOfDeadToken(result) && !fieldErrors && { mayNeedSignIn: true }),
    ...(mayHaveArrived && (messages.uncertain || result.redirected) && { mayHaveArrived }),
    ...(busy && { isBusy: true }),
    ...(busy && status === 503 && { isUnavailable: true }),
    ...(busy?.until && Number.isFinite(busy.until) && { retryAt: busy.until }),
  }
}

/** Some libraries answer a dead token with these, without naming a field. */
const mayBeOfDeadToken = ({ status = 0 }: Failure) => [400, 422, 498].includes(status)

/** The fixed sentence, then the server's words: those about the whole first, then by field in the form's order. */
function sentencesOf(failure: Failure, messages: WriteMessages, fields: FormField[]) {
  const { atField = (label, message) => `${label}: ${message}` } = messages
  const placed = placeMessages(failure, fields) as (ReturnType<typeof placeMessages>[number] & {
    field?: FormField
  })[]
  const fixed = fixedSentence(failure, messages, placed)
  const sentences: string[] = fixed ? [fixed] : []
  const ids: (string | undefined)[] = sentences.map(() => undefined)
  const fieldErrors = new Map<string, string>()
  // Where the count says when to come back, the server's own sentence about it would be said twice.
  for (const { field, name, message } of failure.busy?.until && messages.busy ? [] : placed) {
    // A sentence that begins with the field's name needs no label.
    const label = name === undefined ? undefined : (field?.label ?? name)
    const sentence = label === undefined ? message : atField(label, message)
    if (sentence === fixed) continue
    sentences.push(sentence)
    ids.push(field?.id)
    if (field) fieldErrors.set(field.name, joinSentences(fieldErrors.get(field.name), message))
  }
  const isRefusedBefore = failure.isWebPage && failure.status !== undefined
  if (isRefusedBefore && messages.refusedBefore && messages.refusedBefore !== fixed)
    sentences.push(messages.refusedBefore)
  if (failure.status === 503 && !failure.busy && !failure.isWebPage)
    sentences.push(alertMessages().unavailable)
  if (failure.mayHaveArrived && messages.uncertain && !failure.redirected)
    sentences.push(messages.uncertain)
  if (failure.reference && failure.cause !== 'denied' && messages.reference)
    sentences.push(messages.reference(failure.reference))
  return {
    sentences,
    ids,
    fieldErrors: fieldErrors.size ? Object.fromEntries(fieldErrors) : undefined,
  }
}

const joinSentences = (first: string | undefined, second: string) =>
  first ? `${first} ${second}` : second

/** The sentence of ours that comes first; undefined where the server's message takes its place. */
function fixedSentence(
  { cause, status, tooLarge, redirected, isWebPage, busy }: Failure,
  messages: WriteMessages,
  placed: { name?: string; field?: NamedField }[],
): string | undefined {
  const hasMessage = placed.some(({ name, field }) => name === undefined && !field)
  if (busy && messages.busy)
    return messages.busy(busy.isLong ? Infinity : secondsUntil(busy.until), status === 503)
  if (redirected && messages.redirected) return messages.redirected
  if (cause === 'denied') return messages.unauthorized
  if (tooLarge && messages.tooLarge) return hasMessage ? undefined : messages.tooLarge
  // A 4xx is a failed call in the specification's terms; only a 2xx is refused by its status.
  const refused = cause === 'unclear' ? (messages.refused ?? messages.failed) : messages.refused
  const fixed = cause === 'refused' || cause === 'unclear' ? refused : messages.failed
  if (fixed) return fixed
  if (isWebPage && status !== undefined && messages.refusedBefore) return messages.refusedBefore
  if (hasMessage || (messages.areWordsAlone && placed.length)) return undefined
  if (status === 403 && messages.forbidden) return messages.forbidden
  return (placed.length > 0 && messages.refused) || messages.fallback
}

const secondsUntil = (time: number | undefined) =>
  time === undefined ? undefined : Math.max(1, Math.ceil(timeLeft(time) / 1000))

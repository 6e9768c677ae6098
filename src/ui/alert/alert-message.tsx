import type { AlertContent } from '../../data/alert-content'
import { phoneQuery, useMediaQuery } from '../use-media-query'
import { useSecondsUntil } from '../form/use-retry-time'

/** The words for the kinds of an alert, and the name of its close button. */
export interface AlertMessages {
  info: string
  error: string
  close: string
  /** The sentence of a server that asks to wait, by the seconds that are left, and the one when they are over. */
  busy?: (seconds: number) => string
  busyOver?: string
  /** The title of a list of a form's failures, and of the folded list on a phone. */
  lookAtFields?: (count: number) => string
  needAttention?: (count: number) => string
}

/** The message of an alert. Several messages are a list, in which one about a field is a button that focuses it. */
export function AlertMessage({
  alert: { message, fields, retryAt, isInvalid },
  messages,
}: {
  alert: Pick<AlertContent, 'message' | 'fields' | 'retryAt' | 'isInvalid'>
  messages: AlertMessages
}) {
  const isPhone = useMediaQuery(phoneQuery)
  const sentences = [message].flat()
  const countOrText = (sentence: string, index: number) =>
    retryAt !== undefined && index === 0 ? (
      <RetryCount sentence={sentence} retryAt={retryAt} messages={messages} />
    ) : (
      sentence
    )
  if (!Array.isArray(message)) return <span>{countOrText(message, 0)}</span>
  const list = (
    <ul className="p-0 m-0">
      {sentences.map((sentence, index) => {
        const field = fields?.[index]
        return (
          <li key={index} className="d-grid mt-1">
            {field ? (
              <button
                type="button"
                className="alert-field-link border-0 bg-transparent text-start text-reset text-break"
                onClick={() => document.getElementById(field)?.focus()}
              >
                {sentence}
              </button>
            ) : (
              <span className="text-break">{countOrText(sentence, index)}</span>
            )}
          </li>
        )
      })}
    </ul>
  )
  const count = sentences.length
  if (!isInvalid || count < 2) return list
  // Above the form on a phone, the whole list would push the first field out of sight.
  return isPhone ? (
    <details className="alert-fold">
      <summary className="fw-semibold">{messages.needAttention?.(count)}</summary>
      {list}
    </details>
  ) : (
    <>
      <strong>{messages.lookAtFields?.(count)}</strong>
      {list}
    </>
  )
}

/**
 * The sentence of a server that asks to wait, with a count that runs down. Screen readers get the sentence once, and once
 * that the time is over: the count itself is hidden from them.
 */
function RetryCount({
  sentence,
  retryAt,
  messages: { busy, busyOver },
}: {
  sentence: string
  retryAt: number
  messages: AlertMessages
}) {
  const seconds = useSecondsUntil(retryAt)
  if (!seconds) return <span>{busyOver ?? sentence}</span>
  return (
    <>
      <span className="visually-hidden">{sentence}</span>
      <span aria-hidden="true">{busy?.(seconds) ?? sentence}</span>
    </>
  )
}

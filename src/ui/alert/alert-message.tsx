import { useSecondsUntil } from '../form/use-retry-time'

/** The content of an alert. The tone decides its prefix, "Info" or "Error". */
export interface AlertContent {
  tone: 'success' | 'danger'
  /** One sentence, or several that are shown as a list. */
  message: string | string[]
  /** The id of the field that each sentence is about, where it has one; the sentence becomes a link to it. */
  fields?: (string | undefined)[]
  /** What the server said about fields, by the names of the form; shown at the fields as well. */
  fieldErrors?: Record<string, string>
  /** The list is what a form found by its own rules; it has a title. */
  isInvalid?: boolean
  /** What the alert is about: the same in another language does not take the focus again. */
  cause?: object
  /** The session has ended: the alert links to sign-in. */
  needsSignIn?: boolean
  /** The server does not allow it to this account: the alert links to sign-in with another one. */
  isForbidden?: boolean
  /** The session may have ended: beside the server's words the alert links to sign-in with another account. */
  mayNeedSignIn?: boolean
  /** A success with a reservation, which does not close by itself. */
  staysOpen?: boolean
  /** The outcome is unknown: the server may have accepted what was sent. */
  mayHaveArrived?: boolean
  /** The server asks to wait, and nothing was done. */
  isBusy?: boolean
  /** A 503: it is busy or under maintenance. */
  isUnavailable?: boolean
  /** Until when, where it says so: a count runs down to this time (ms since epoch), and the form's button waits. */
  retryAt?: number
}

/** The words for the kinds of an alert, and the name of its close button. */
export interface AlertMessages {
  info: string
  error: string
  close: string
  /** The sentence of a server that asks to wait, by the seconds that are left, and the one when they are over. */
  busy?: (seconds: number, isUnavailable?: boolean) => string
  busyOver?: string
  /** The title of a list of a form's failures. */
  lookAtFields?: (count: number) => string
}

/** The message of an alert. Several messages are a list, in which one about a field is a button that focuses it. */
export function AlertMessage({
  alert: { message, fields, retryAt, isInvalid, isUnavailable },
  messages,
}: {
  alert: Pick<AlertContent, 'message' | 'fields' | 'retryAt' | 'isInvalid' | 'isUnavailable'>
  messages: AlertMessages
}) {
  const sentences = [message].flat()
  const countOrText = (sentence: string, index: number) =>
    retryAt !== undefined && index === 0 ? (
      <RetryCount
        sentence={sentence}
        retryAt={retryAt}
        isUnavailable={isUnavailable}
        messages={messages}
      />
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
  return (
    <>
      <strong>{messages.lookAtFields?.(count)}</strong>
      {list}
    </>
  )
}

/**
 * The sentence of a server that asks to wait, with a count that runs down. Screen readers get the sentence once, and
 * once that the time is over: the count itself is hidden from them.
 */
export function RetryCount({
  sentence,
  retryAt,
  isUnavailable,
  messages: { busy, busyOver },
}: {
  sentence: string
  retryAt: number
  isUnavailable?: boolean
  messages: Pick<AlertMessages, 'busy' | 'busyOver'>
}) {
  const seconds = useSecondsUntil(retryAt)
  if (!seconds) return <span>{busyOver ?? sentence}</span>
  return (
    <>
      <span className="visually-hidden">{sentence}</span>
      <span aria-hidden="true">{busy?.(seconds, isUnavailable) ?? sentence}</span>
    </>
  )
}

/** The content of an alert. The tone decides its prefix, "Info" or "Error" [ALERT-1]. */
export interface AlertContent {
  tone: 'success' | 'danger'
  /** One sentence, or several that are shown as a list. */
  message: string | string[]
  /** The id of the field that each sentence is about, where it has one; the sentence becomes a link to it. */
  fields?: (string | undefined)[]
  /** What the server said about fields, by the names of the form; shown at the fields as well [REFUSAL-2]. */
  fieldErrors?: Record<string, string>
  /** The list is what a form found by its own rules; it has a title and folds on phones. */
  isInvalid?: boolean
  /** The session has ended: the alert links to sign-in. */
  needsSignIn?: boolean
  /** The server does not allow it to this account: the alert links to sign-in with another one. */
  isForbidden?: boolean
  /** The outcome is unknown: the server may have accepted what was sent. */
  mayHaveArrived?: boolean
  /** The server asks to wait, and nothing was done. */
  isBusy?: boolean
  /** Until when, where it says so: a count runs down to this time (ms since epoch), and the form's button waits. */
  retryAt?: number
}

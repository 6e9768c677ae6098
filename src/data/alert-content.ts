/** The content of an alert. The tone decides its prefix, "Info" or "Error" [ALERT-1]. */
export interface AlertContent {
  tone: 'success' | 'danger'
  /** One sentence, or several that are shown as a list. */
  message: string | string[]
  /** The id of the field that each sentence is about; the sentence becomes a link to it. */
  fields?: string[]
  /** The session has ended: the alert links to sign-in. */
  needsSignIn?: boolean
  /** No response came: the server may have accepted what was sent. */
  mayHaveArrived?: boolean
}

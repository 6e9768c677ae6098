import { useState } from 'react'
import { onDemand, useOnDemand } from '../../../ui/loading/on-demand'
import { mailTextarea } from '../fields/textareas'
import type { Control } from '../../resource'
import { replyMessages } from '../../../messages/admin-screens/replies'

// Loaded with the form: a later load may find a stale chunk and reload the page, which would lose typed text.
const savedReplies = onDemand(() => import('./saved-replies'))

/** The textarea for a mail; for a new mail with the saved replies of this browser. */
export const mailBody: Control = (control, value, row) => (
  <>
    {mailTextarea(control, value, row)}
    {!row && <LazySavedReplies field={control.id} initial={value} />}
  </>
)

/** The form works without saved replies: a failed load shows a hint, and the next form tries again. */
function LazySavedReplies(props: { field: string; initial: string }) {
  const [isMissing, setMissing] = useState(false)
  const loaded = useOnDemand(savedReplies, true, () => setMissing(true))
  if (isMissing) return <p className="field-hint text-body-secondary">{replyMessages.notLoaded}</p>
  return loaded ? <loaded.SavedReplies {...props} /> : <div className="replies mt-1" />
}

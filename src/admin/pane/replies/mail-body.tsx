import { useState } from 'react'
import { onDemand, useOnDemand } from '../../../ui/on-demand'
import { textarea } from '../../form/text-inputs'
import type { Control } from '../../resources/resource'
import { replyMessages } from '../../../messages/admin-replies'

// Loaded with the form, not at the first press: what is typed by then need not survive a deployment's reload.
const savedReplies = onDemand(() => import('./saved-replies'))

/** The text of a mail; where one is written, with the replies that this browser keeps. */
export const mailBody: Control = (control, value, row) => (
  <>
    {textarea(control, value)}
    {!row && <LazySavedReplies field={control.id} opened={value} />}
  </>
)

/** The form works without them: a failure is said in their place, and the next form asks again. */
function LazySavedReplies(props: { field: string; opened: string }) {
  const [isMissing, setMissing] = useState(false)
  const loaded = useOnDemand(savedReplies, true, () => setMissing(true))
  if (isMissing) return <p className="field-hint">{replyMessages.notLoaded}</p>
  return loaded ? <loaded.SavedReplies {...props} /> : <div className="replies" />
}

import { useState } from 'react'
import type { FormValues } from '../../../api/contract'
import type { AlertContent } from '../../../data/alert-content'
import { openDraft } from './drafts'
import type { StoredDraft } from './personal-storage'

/** The draft of a form: offered when the form opens, stored while the person types. */
export function useDraft(form: string, isNew: boolean) {
  const [stored] = useState(() => openDraft(form))
  const [offered, setOffered] = useState(stored.read)
  return {
    offered,
    /** Hides the offer after the form was filled with the draft or emptied. */
    dismiss: () => setOffered(undefined),
    discard: () => {
      stored.remove()
      setOffered(undefined)
    },
    onTyped(isDirty: boolean, values: FormValues, opened: FormValues, from: StoredDraft['from']) {
      if (isDirty) stored.writeTyped(values, opened, isNew, from)
      else stored.remove()
    },
    /** Marks the draft, because after a reload during the request the record may have been saved. */
    onSend: () => stored.setMayHaveArrived(true),
    onOutcome(outcome: AlertContent) {
      if (outcome.tone === 'success') stored.remove()
      else stored.setMayHaveArrived(outcome.mayHaveArrived === true)
    },
    /** Deletes the draft, except one that was offered and neither restored nor discarded. */
    onClose() {
      if (offered) stored.write(offered)
      else stored.remove()
    },
  }
}

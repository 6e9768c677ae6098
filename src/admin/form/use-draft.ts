import { useState } from 'react'
import type { FormValues } from '../../api/contract'
import type { AlertContent } from '../../data/alert-content'
import { openDraft, type StoredDraft } from './drafts'

/** The draft of a form: offered when the form opens, stored while the person types. */
export function useDraft(form: string, isNew: boolean) {
  const [stored] = useState(() => openDraft(form))
  const [offered, setOffered] = useState(stored.read)
  return {
    offered,
    /** Hides the offer after the form was filled with the draft or emptied. */
    dismiss: () => setOffered(undefined),
    discard: () => {
      stored.drop()
      setOffered(undefined)
    },
    onTyped(dirty: boolean, values: FormValues, opened: FormValues, madeFrom: StoredDraft['from']) {
      if (dirty) stored.keep(values, opened, isNew, madeFrom)
      else stored.drop()
    },
    /** After a reload during the request nobody knows whether the record was saved. */
    onSend: () => stored.mark(true),
    onAnswer(outcome: AlertContent) {
      if (outcome.tone === 'success') stored.drop()
      else stored.mark(outcome.mayHaveArrived === true)
    },
    /** Keeps a draft whose offer was neither accepted nor discarded; every other one is deleted. */
    onClose() {
      if (offered) stored.put(offered)
      else stored.drop()
    },
  }
}

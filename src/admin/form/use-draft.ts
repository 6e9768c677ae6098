import { useState } from 'react'
import type { AlertContent } from '../../data/alert-content'
import { openDraft } from './drafts'

/** The draft of a form's unsaved text: what is offered when the form opens, and what is stored while it is typed. */
export function useDraft(form: string, isNew: boolean) {
  const [stored] = useState(() => openDraft(form))
  const [offered, setOffered] = useState(stored.read)
  return {
    offered,
    /** The offer goes: the form has been filled with the draft, or begins again. */
    dismiss: () => setOffered(undefined),
    discard: () => {
      stored.drop()
      setOffered(undefined)
    },
    onTyped(dirty: boolean, values: FormData, opened: FormData) {
      if (dirty) stored.keep(values, opened, isNew)
      else stored.drop()
    },
    /** While the answer is awaited a reload cannot know whether the record was saved. */
    onSend: () => stored.mark(true),
    onAnswer(outcome: AlertContent) {
      if (outcome.tone === 'success') stored.drop()
      else stored.mark(outcome.mayHaveArrived === true)
    },
    /** A draft that was offered and not answered is offered again; else it was saved or thrown away. */
    onClose() {
      if (offered) stored.put(offered)
      else stored.drop()
    },
  }
}

import { useRef, useState, type MouseEvent } from 'react'
import type { FormValues } from '../../api/contract'
import type { AlertContent } from '../../ui/alert/alert-message'
import {
  type StoredDraft,
  currentOwner,
  removeUnownedDrafts,
  storedDrafts,
  type OwnedDraft,
} from './personal-storage'
import { lookUp } from '../../lib/look-up'
import { textsOf } from '../../lib/to-text'
import { fillForm } from '../../ui/form/fill-form'
import { focusFirstField } from '../../ui/focus'
import { RestorePrompt } from '../../ui/form/restore-prompt'
import { formMessages } from '../../messages/admin-screens/form/forms'

/** The draft of a form: offered when the form opens, stored while the person types. */
export function useDraft(form: string, isNew: boolean) {
  const [stored] = useState(() => openDraft(form))
  const [offered, setOffered] = useState(stored.read)
  /** The form of this name may have been opened again: what is kept then is not the closed one's. */
  const isClosed = useRef(false)

  /** Deletes the draft, except one that was offered and neither restored nor discarded. */
  function remove() {
    if (offered) stored.write(offered)
    else stored.remove()
  }

  return {
    offered,
    /** Hides the offer after the form was filled with the draft. */
    dismiss: () => setOffered(undefined),
    discard: () => {
      stored.remove()
      setOffered(undefined)
    },
    onTyped(
      isDirty: boolean,
      values: FormValues,
      opened: FormValues,
      baseVersion: StoredDraft['baseVersion'],
    ) {
      if (isClosed.current) return
      if (isDirty) stored.writeTyped(values, opened, isNew, baseVersion)
      else remove()
    },
    /** Marks the draft, because after a reload during the request the record may have been saved. */
    onSend: () => stored.setMayHaveArrived(true),
    onOutcome(outcome: AlertContent) {
      if (isClosed.current) return
      if (outcome.tone === 'success') remove()
      else stored.setMayHaveArrived(outcome.mayHaveArrived === true)
    },
    onClose: () => {
      isClosed.current = true
      remove()
    },
  }
}

/**
 * The draft of one form, stored until this tab closes; where storage is blocked or full, until the page reloads. After
 * a logout or another sign-in nothing is stored, because the draft belongs to the person who opened the form.
 */
function openDraft(form: string) {
  removeUnownedDrafts()
  const owner = currentOwner()
  const isOther = (entry: OwnedDraft) => entry.owner !== owner || entry.form !== form

  const read = (): StoredDraft | undefined =>
    storedDrafts.read()?.find((entry) => !isOther(entry) && isDraft(entry))

  function write({ values, file, baseVersion, mayHaveArrived }: StoredDraft) {
    if (owner && owner === currentOwner())
      storedDrafts.change(isOther, { owner, form, values, file, baseVersion, mayHaveArrived })
  }

  return {
    read,
    write,
    /** Stores the changed fields, and every field of a new record. */
    writeTyped(
      values: FormValues,
      opened: FormValues,
      isNew: boolean,
      baseVersion: StoredDraft['baseVersion'],
    ) {
      const before = textsOf(opened)
      const typed = Object.entries(textsOf(values)).filter(
        ([name, value]) => isNew || value !== lookUp(before, name),
      )
      write({
        values: Object.fromEntries(typed),
        file: values.file !== undefined,
        baseVersion: isNew ? undefined : baseVersion,
        mayHaveArrived: read()?.mayHaveArrived,
      })
    },
    /** Stores whether the server may have saved the record. */
    setMayHaveArrived(mayHaveArrived: boolean) {
      const draft = read()
      if (draft) write({ ...draft, mayHaveArrived })
    },
    remove: () => storedDrafts.change(isOther),
  }
}

const isDraft = ({ values }: OwnedDraft) => typeof values === 'object' && values !== null

/** Offers to restore the text that was typed into this form and not saved. */
export function DraftPrompt({
  draft,
  name,
  isTyped,
  onRestore,
  onDiscard,
}: {
  draft: StoredDraft
  /** The receiver or the title that was typed. */
  name: string | undefined
  /** Whether something was typed into the form, which Restore asks about before it replaces it. */
  isTyped: boolean
  onRestore: () => void
  onDiscard: () => void
}) {
  const texts = formMessages.draft
  const [isAsking, setAsking] = useState(false)
  const prompt = useRef<HTMLDivElement>(null)
  function ask(isAsking: boolean) {
    setAsking(isAsking)
    // The pressed button goes.
    prompt.current!.focus()
  }
  const restore = (event: MouseEvent<HTMLButtonElement>) => {
    if (isTyped && !isAsking) return ask(true)
    const form = event.currentTarget.form!
    onRestore()
    fillForm(form, draft.values)
    focusFirstField(form)
  }
  return (
    <RestorePrompt
      ref={prompt}
      title={isAsking ? texts.replaceQuestion : texts.question}
      actions={
        isAsking ? (
          <>
            <button
              key="keep"
              type="button"
              className="btn btn-line btn-small"
              onClick={() => ask(false)}
            >
              {texts.keep}
            </button>
            <button
              key="replace"
              type="button"
              className="btn btn-quiet btn-small"
              onClick={restore}
            >
              {texts.replace}
            </button>
          </>
        ) : (
          <>
            <button type="button" className="btn btn-line btn-small" onClick={restore}>
              {texts.restore}
            </button>
            <button type="button" className="btn btn-quiet btn-small" onClick={onDiscard}>
              {texts.discard}
            </button>
          </>
        )
      }
    >
      {name && (
        <p className="line-clamp mt-1 mb-0 text-break" dir="auto">
          {name}
        </p>
      )}
      <p className="mt-1 mb-0">
        {[draft.mayHaveArrived ? formMessages.noResponse : texts.text, draft.file && texts.fileText]
          .filter(Boolean)
          .join(' ')}
      </p>
    </RestorePrompt>
  )
}

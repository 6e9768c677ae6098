import { useState, type MouseEvent } from 'react'
import type { FormValues } from '../../../api/contract'
import type { AlertContent } from '../../../ui/alert/alert-message'
import {
  type StoredDraft,
  currentOwner,
  removeUnownedDrafts,
  storedDrafts,
  type OwnedDraft,
} from './personal-storage'
import { lookUp } from '../../../lib/look-up'
import { textsOf } from '../form-values'
import { fillForm } from '../../../ui/form/fill-form'
import { focusFirstField } from '../../../ui/focus'
import { RestorePrompt } from '../../../ui/form/restore-prompt'
import { formMessages } from '../../../messages/admin-screens/form/forms'

/** The draft of a form: offered when the form opens, stored while the person types. */
export function useDraft(form: string, isNew: boolean) {
  const [stored] = useState(() => openDraft(form))
  const [offered, setOffered] = useState(stored.read)

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
      if (isDirty) stored.writeTyped(values, opened, isNew, baseVersion)
      else remove()
    },
    /** Marks the draft, because after a reload during the request the record may have been saved. */
    onSend: () => stored.setMayHaveArrived(true),
    onOutcome(outcome: AlertContent) {
      if (outcome.tone === 'success') remove()
      else stored.setMayHaveArrived(outcome.mayHaveArrived === true)
    },
    onClose: remove,
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
    /** Stores the changed fields; of a new record also the prefilled ones. */
    writeTyped(
      values: FormValues,
      opened: FormValues,
      isNew: boolean,
      baseVersion: StoredDraft['baseVersion'],
    ) {
      const before = textsOf(opened)
      const typed = Object.entries(textsOf(values)).filter(
        ([name, value]) => value !== lookUp(before, name) || (isNew && value !== ''),
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
  onRestore,
  onDiscard,
}: {
  draft: StoredDraft
  /** The receiver or the title that was typed. */
  name: string | undefined
  onRestore: () => void
  onDiscard: () => void
}) {
  const texts = formMessages.draft
  const restore = (event: MouseEvent<HTMLButtonElement>) => {
    const form = event.currentTarget.form!
    onRestore()
    fillForm(form, draft.values)
    focusFirstField(form)
  }
  return (
    <RestorePrompt
      title={texts.question}
      actions={
        <>
          <button type="button" className="btn btn-line btn-small" onClick={restore}>
            {texts.restore}
          </button>
          <button type="button" className="btn btn-quiet btn-small" onClick={onDiscard}>
            {texts.discard}
          </button>
        </>
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

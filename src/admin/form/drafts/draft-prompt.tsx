import type { MouseEvent } from 'react'
import { fillForm } from '../../../ui/form/fill-form'
import { focusFirstField } from '../../../ui/form/focus-first-field'
import { RestorePrompt } from '../../../ui/form/restore-prompt'
import type { StoredDraft } from './personal-storage'
import { formMessages } from '../../../messages/admin-screens/form/forms'

/** Offers to restore the text that was typed into this form and not saved [FORM-6] [AUTH-6]. */
export function DraftPrompt({
  draft,
  onRestore,
  onDiscard,
}: {
  draft: StoredDraft
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
      <p className="mt-1 mb-0">
        {[draft.mayHaveArrived ? formMessages.noResponse : texts.text, draft.file && texts.fileText]
          .filter(Boolean)
          .join(' ')}
      </p>
    </RestorePrompt>
  )
}

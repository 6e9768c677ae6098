import { History } from 'lucide-react'
import type { MouseEvent } from 'react'
import { words } from '../content/words'
import type { Draft } from './drafts'

/** Offers what was typed into this form and not saved (RULES, The wire: 401 on a write). */
export function DraftOffer({ draft, onAnswer }: { draft: Draft; onAnswer: () => void }) {
  const texts = words('office').draft
  const restore = (event: MouseEvent<HTMLButtonElement>) => {
    const form = event.currentTarget.form!
    onAnswer()
    fill(form, draft.values)
    form.querySelector<HTMLElement>('input:not([type="file"]), select, textarea')?.focus()
  }
  return (
    <div className="draft-offer" role="group" aria-label={texts.question}>
      <History aria-hidden="true" />
      <div>
        <strong>{texts.question}</strong>
        <p>
          {texts.text} {draft.file && texts.fileText}
        </p>
      </div>
      <div className="draft-ways">
        <button type="button" className="btn btn-line btn-small" onClick={restore}>
          {texts.restore}
        </button>
        <button type="button" className="btn btn-quiet btn-small" onClick={onAnswer}>
          {texts.discard}
        </button>
      </div>
    </div>
  )
}

/** Types the values again, so that counters and the unsaved guard see them. */
function fill(form: HTMLFormElement, values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) {
    const control = form.elements.namedItem(name)
    if (
      control instanceof HTMLInputElement ||
      control instanceof HTMLTextAreaElement ||
      control instanceof HTMLSelectElement
    ) {
      control.value = value
      control.dispatchEvent(new Event('input', { bubbles: true }))
    }
  }
}

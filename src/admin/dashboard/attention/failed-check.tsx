import { RotateCw } from 'lucide-react'
import { attentionMessages } from '../../../messages/admin-screens/attention'
import { screenLabels } from '../../layout/menu'
import { type CheckedKey } from './find-problems'

const texts = attentionMessages

/** A collection that could not be read, with a button that reads it alone. */
export function FailedCheck({ screen, onRetry }: { screen: CheckedKey; onRetry: () => void }) {
  const label = labelOf(screen)
  return (
    <p className="d-flex flex-wrap align-items-center column-gap-3 m-0">
      <span className="text-danger">{texts.notLoaded(label)}</span>
      <button
        type="button"
        className="btn btn-quiet btn-small"
        onClick={(event) => {
          // The button disappears, so the focus moves to the panel's heading.
          event.currentTarget
            .closest('section')
            ?.querySelector('h2')
            ?.focus({ preventScroll: true })
          onRetry()
        }}
      >
        <RotateCw aria-hidden="true" /> <span>{texts.retry(label)}</span>
      </button>
    </p>
  )
}

/** The name of a screen in a sentence. */
export function labelOf(screen: CheckedKey) {
  const { label, title = label } = screenLabels[screen]
  return title
}

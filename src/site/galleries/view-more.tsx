import { useLayoutEffect, useRef } from 'react'
import { count } from '../../messages/format'
import { alertMessages } from '../../messages/alerts'
import { galleryMessages } from '../../messages/galleries'
import type { LoadStatus } from './use-load-more'

/**
 * The number of shown items as a status, and the View More button. When the last press hides the button, the status
 * takes the focus.
 */
export function ViewMore({
  shown,
  total,
  isComplete,
  status,
  onMore,
}: {
  shown: number
  total: number | undefined
  isComplete: boolean
  status: LoadStatus
  onMore: () => void
}) {
  const texts = galleryMessages()
  const line = useRef<HTMLParagraphElement>(null)
  const pressed = useRef(false)

  useLayoutEffect(() => {
    const hasLostFocus = document.activeElement === document.body
    if (isComplete && pressed.current && hasLostFocus) line.current?.focus()
    pressed.current = false
  }, [isComplete, shown])

  const hasTotal = total !== undefined && total >= shown
  return (
    <div className="view-more d-flex flex-column align-items-center gap-4 mt-6">
      <p ref={line} className="mb-0 text-center text-body-secondary" role="status" tabIndex={-1}>
        {hasTotal ? texts.shownOf(count(shown), count(total)) : texts.shown(count(shown))}
        {status === 'failed' && (
          <span className="d-block fw-semibold text-danger">{alertMessages().wrong}</span>
        )}
      </p>
      {!isComplete && (
        <button
          type="button"
          className="btn btn-outline-secondary btn-lg"
          aria-disabled={status === 'loading' || undefined}
          onClick={(event) => {
            pressed.current = document.activeElement === event.currentTarget
            onMore()
          }}
        >
          {status === 'loading' && (
            <span className="spinner-border spinner-border-sm" aria-hidden="true" />
          )}
          {texts.viewMore}
        </button>
      )}
    </div>
  )
}

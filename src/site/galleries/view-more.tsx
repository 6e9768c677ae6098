import { useLayoutEffect, useRef } from 'react'
import { formatCount } from '../../messages/format'
import { commonMessages } from '../../messages/common'
import { alertMessages } from '../../messages/alerts'
import { galleryMessages } from '../../messages/site-screens/galleries'
import type { LoadStatus } from './use-load-more'

/**
 * The number of shown items as a status, and the View More button. When the last press hides the button, the status
 * takes the focus.
 */
export function ViewMore({
  shownCount,
  total,
  isComplete,
  status,
  onMore,
}: {
  shownCount: number
  total: number | undefined
  isComplete: boolean
  status: LoadStatus
  onMore: () => void
}) {
  const texts = galleryMessages()
  const statusLine = useRef<HTMLParagraphElement>(null)
  const wasPressed = useRef(false)

  useLayoutEffect(() => {
    const hasLostFocus = document.activeElement === document.body
    if (isComplete && wasPressed.current && hasLostFocus) statusLine.current?.focus()
    wasPressed.current = false
  }, [isComplete, shownCount])

  const shownText =
    total !== undefined && total >= shownCount
      ? commonMessages().shownOf(formatCount(shownCount), formatCount(total))
      : texts.shown(formatCount(shownCount))
  return (
    <div className="d-flex flex-column align-items-center gap-4 mt-6">
      <p
        ref={statusLine}
        className="mb-0 text-center text-body-secondary"
        role="status"
        tabIndex={-1}
      >
        {status === 'failed' ? (
          <>
            <span>{shownText}</span>
            <span className="d-block fw-semibold text-danger">{alertMessages().wrong}</span>
          </>
        ) : (
          shownText
        )}
      </p>
      {!isComplete && (
        <button
          type="button"
          className="btn btn-outline-secondary btn-lg"
          aria-disabled={status === 'loading' || undefined}
          onClick={(event) => {
            wasPressed.current = document.activeElement === event.currentTarget
            onMore()
          }}
        >
          {status === 'loading' && (
            <span className="spinner-border spinner-border-sm" aria-hidden="true" />
          )}
          <span>{texts.viewMore}</span>
        </button>
      )}
    </div>
  )
}

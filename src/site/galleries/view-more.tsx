import { useLayoutEffect, useRef } from 'react'
import { count } from '../../messages/format'
import { alertMessages } from '../../messages/alerts'
import { galleryMessages } from '../../messages/galleries'

/**
 * How much of a gallery is shown, and the button for more. The count is a status, so that it is announced when
 * it changes; it takes the focus from a button that has done its work and goes.
 */
export function ViewMore({
  shown,
  total,
  ended,
  state,
  onMore,
}: {
  shown: number
  total: number | undefined
  ended: boolean
  state: 'resting' | 'asking' | 'failed'
  onMore: () => void
}) {
  const texts = galleryMessages()
  const line = useRef<HTMLParagraphElement>(null)
  const pressed = useRef(false)

  useLayoutEffect(() => {
    const lost = document.activeElement === document.body
    if (ended && pressed.current && lost) line.current?.focus()
    pressed.current = false
  }, [ended, shown])

  const known = total !== undefined && total >= shown
  return (
    <div className="view-more">
      <p ref={line} role="status" tabIndex={-1}>
        {known ? texts.shownOf(count(shown), count(total)) : texts.shown(count(shown))}
        {state === 'failed' && <span>{alertMessages().wrong}</span>}
      </p>
      {!ended && (
        <button
          type="button"
          className="btn btn-outline btn-lg"
          aria-disabled={state === 'asking' || undefined}
          onClick={(event) => {
            pressed.current = document.activeElement === event.currentTarget
            onMore()
          }}
        >
          {state === 'asking' && (
            <span className="spinner-border spinner-border-sm" aria-hidden="true" />
          )}
          {texts.viewMore}
        </button>
      )}
    </div>
  )
}

import { useLayoutEffect, type RefObject } from 'react'
import { focusHeading, isFocusLost } from '../focus'

/** Focuses the screen's heading when a focused retry button disappears because the retry succeeded. */
export function useRetryFocus(button: RefObject<HTMLButtonElement | null>) {
  useLayoutEffect(() => {
    const pressed = button.current
    return () => {
      if (document.activeElement === pressed) queueMicrotask(focusUnlessMoved)
    }
  }, [button])
}

/** Focuses the heading unless a navigation has moved the focus already. */
function focusUnlessMoved() {
  if (isFocusLost()) focusHeading()
}

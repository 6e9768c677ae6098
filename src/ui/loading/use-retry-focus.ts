import { useLayoutEffect, type RefObject } from 'react'

/** Focuses the screen's heading when a focused retry button disappears because the retry succeeded. */
export function useRetryFocus(button: RefObject<HTMLButtonElement | null>) {
  useLayoutEffect(() => {
    const pressed = button.current
    return () => {
      if (document.activeElement === pressed) queueMicrotask(focusHeading)
    }
  }, [button])
}

/** Focuses the heading unless a navigation has moved the focus already. */
function focusHeading() {
  if (document.activeElement === document.body)
    document.querySelector<HTMLElement>('main h1')?.focus()
}

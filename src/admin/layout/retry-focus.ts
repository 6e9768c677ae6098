import { useLayoutEffect, type RefObject } from 'react'

/** Focuses the screen's heading when a focused retry button disappears because the retry succeeded. */
export function useHeadingAfter(button: RefObject<HTMLButtonElement | null>) {
  useLayoutEffect(() => {
    const pressed = button.current
    return () => {
      if (document.activeElement === pressed) queueMicrotask(focusHeading)
    }
  }, [button])
}

/** Only when nothing has the focus: a navigation has moved it already. */
function focusHeading() {
  if (document.activeElement === document.body)
    document.querySelector<HTMLElement>('main h1')?.focus()
}

import { useLayoutEffect, type RefObject } from 'react'

/** When a way to try again goes because it succeeded, the screen's heading takes its focus. */
export function useHeadingAfter(button: RefObject<HTMLButtonElement | null>) {
  useLayoutEffect(() => {
    const pressed = button.current
    return () => {
      if (document.activeElement === pressed) queueMicrotask(focusHeading)
    }
  }, [button])
}

/** A change of screen has given the focus away already. */
function focusHeading() {
  if (document.activeElement === document.body)
    document.querySelector<HTMLElement>('main h1')?.focus()
}

import { useEffect, useEffectEvent, type RefObject } from 'react'

/**
 * Closes the pane when the focus moves to a control of the list that the pane covers. With large text it can cover the
 * whole list, and a person who uses the keyboard would not see where the focus is.
 */
export function useCloseOnCoveredFocus(pane: RefObject<HTMLElement | null>, close: () => void) {
  const onFocus = useEffectEvent(({ target }: FocusEvent) => {
    const control = target as HTMLElement
    if (!control.matches('main :is(a, button, input, select)')) return
    if (pane.current!.contains(control)) return
    const { left } = pane.current!.getBoundingClientRect()
    if (control.getBoundingClientRect().right > left) close()
  })
  useEffect(() => {
    document.addEventListener('focusin', onFocus)
    return () => document.removeEventListener('focusin', onFocus)
  }, [])
}

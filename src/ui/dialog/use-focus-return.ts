import { useEffect, useEffectEvent, useRef, useState } from 'react'

/** Focuses what `findTarget` returns after the component has left the page. */
export function useFocusReturn(findTarget: () => HTMLElement | null | undefined) {
  const find = useEffectEvent(findTarget)
  const isMounted = useRef(false)
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
      // A microtask later the overlay is out of the page; before that its focus trap would take the focus back.
      queueMicrotask(() => {
        if (isMounted.current) return
        const target = find()
        // Browser Forward may have opened another overlay, which then keeps the focus.
        const overlay = document.activeElement?.closest('[role="dialog"]')
        if (!overlay || overlay.contains(target ?? null)) target?.focus()
      })
    }
  }, [])
}

/** Focuses the element that opened an overlay. React-Bootstrap's `restoreFocus` ends on BODY if it was removed. */
export function useReturnToOpener(returnTo?: () => HTMLElement | null | undefined) {
  const [opener] = useState(() => document.activeElement)
  useFocusReturn(() => {
    const isUsable = opener instanceof HTMLElement && opener !== document.body && opener.isConnected
    return isUsable ? opener : returnTo?.()
  })
}

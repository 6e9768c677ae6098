import { useEffect, useEffectEvent, useRef } from 'react'

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
        if (!isMounted.current) find()?.focus()
      })
    }
  }, [])
}

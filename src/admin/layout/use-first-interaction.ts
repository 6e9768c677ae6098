import { useEffect, useEffectEvent } from 'react'

/** Calls once on the first pointer, key or focus event, to load code that only an interaction needs. */
export function useFirstInteraction(call: () => void) {
  const onInteraction = useEffectEvent(call)
  useEffect(() => {
    const done = new AbortController()
    const handle = () => {
      done.abort()
      onInteraction()
    }
    for (const event of ['pointermove', 'pointerdown', 'keydown', 'focusin'])
      window.addEventListener(event, handle, { signal: done.signal })
    return () => done.abort()
  }, [])
}

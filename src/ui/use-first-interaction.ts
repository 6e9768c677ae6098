import { useEffect, useEffectEvent } from 'react'

/** Calls once somebody moves a hand or presses a key: what only a hand can want need not come before. */
export function useFirstInteraction(call: () => void) {
  const signed = useEffectEvent(call)
  useEffect(() => {
    const done = new AbortController()
    const sign = () => {
      done.abort()
      signed()
    }
    for (const event of ['pointermove', 'pointerdown', 'keydown', 'focusin'])
      window.addEventListener(event, sign, { signal: done.signal })
    return () => done.abort()
  }, [])
}

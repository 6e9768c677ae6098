import type { AlertContent } from '../../data/alert-content'
import { useEffect, useEffectEvent, useRef, useState } from 'react'

const shownForMs = 5000

/** Closes an alert after five seconds; time while it is paused or the tab is hidden does not count. */
export function useAutoClose(
  alert: AlertContent,
  staysOpen: boolean,
  isPaused: boolean,
  onClose: () => void,
) {
  const remainingMs = useRef(shownForMs)
  const close = useEffectEvent(onClose)
  const [hidden, setHidden] = useState(document.hidden)

  useEffect(() => {
    remainingMs.current = shownForMs
  }, [alert])
  useEffect(() => {
    const onChange = () => setHidden(document.hidden)
    document.addEventListener('visibilitychange', onChange)
    return () => document.removeEventListener('visibilitychange', onChange)
  }, [])
  useEffect(() => {
    if (staysOpen || isPaused || hidden) return
    const started = performance.now()
    const timer = setTimeout(() => close(), remainingMs.current)
    return () => {
      clearTimeout(timer)
      remainingMs.current -= performance.now() - started
    }
  }, [alert, staysOpen, isPaused, hidden])
}

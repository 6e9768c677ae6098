import type { AlertContent } from '../data/alert-content'
import { useEffect, useEffectEvent, useRef, useState } from 'react'

const shownForMs = 5000

/** Closes an alert after five seconds, not counting those in which it is paused. */
export function useCountdown(
  alert: AlertContent,
  stays: boolean,
  isPaused: boolean,
  onClose: () => void,
) {
  const left = useRef(shownForMs)
  const close = useEffectEvent(onClose)
  const [hidden, setHidden] = useState(document.hidden)

  useEffect(() => {
    left.current = shownForMs
  }, [alert])
  useEffect(() => {
    const onChange = () => setHidden(document.hidden)
    document.addEventListener('visibilitychange', onChange)
    return () => document.removeEventListener('visibilitychange', onChange)
  }, [])
  useEffect(() => {
    if (stays || isPaused || hidden) return
    const started = performance.now()
    const timer = setTimeout(() => close(), left.current)
    return () => {
      clearTimeout(timer)
      left.current -= performance.now() - started
    }
  }, [alert, stays, isPaused, hidden])
}

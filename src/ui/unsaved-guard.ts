import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { NavigationType, useBlocker } from 'react-router-dom'

/**
 * Stands between typed text and whatever would throw it away: a change of route, browser Back, the closing of the
 * tab [FORM-5]. The only `useBlocker` of the app. While `asking`, the one who guards shows
 * UnsavedQuestion. A navigation whose state has `unasked` passes. With `onBack`, Back never leaves: that is called
 * instead.
 */
export function useUnsavedGuard(unsaved: boolean, onBack?: () => void) {
  const [asking, setAsking] = useState(false)
  const passing = useRef(false)
  const lastAction = useRef<string>('')
  useTabGuard(unsaved)

  const blocker = useBlocker(({ historyAction, nextLocation }) => {
    lastAction.current = historyAction
    const unasked = (nextLocation.state as { unasked?: true } | null)?.unasked === true
    const back = historyAction === NavigationType.Pop && onBack !== undefined
    return !passing.current && !unasked && (back || unsaved)
  })
  const onBlocked = useEffectEvent(() => {
    if (!onBack || lastAction.current !== 'POP') return setAsking(true)
    blocker.reset?.()
    onBack()
  })
  useEffect(() => {
    if (blocker.state === 'blocked') onBlocked()
  }, [blocker.state])

  /** From now on nothing is held back. */
  const pass = () => {
    passing.current = true
  }
  return {
    asking,
    ask: () => setAsking(true),
    pass,
    keep: () => {
      if (blocker.state === 'blocked') blocker.reset()
      setAsking(false)
    },
    discard: () => {
      if (blocker.state === 'blocked') blocker.proceed()
      setAsking(false)
      pass()
    },
  }
}

/** Lets the browser ask before a tab with typed text closes. */
function useTabGuard(unsaved: boolean) {
  useEffect(() => {
    if (!unsaved) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [unsaved])
}

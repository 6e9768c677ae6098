import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { NavigationType, useBlocker } from 'react-router-dom'

/**
 * Blocks navigation, Back and closing the tab while text is unsaved [FORM-5]; while `asking`, the caller shows
 * UnsavedQuestion. Navigations with `unasked` in their state pass. `onBack` replaces browser Back.
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

  /** Lets every later navigation pass. */
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

/** Makes the browser ask before a tab with unsaved text closes. */
function useTabGuard(unsaved: boolean) {
  useEffect(() => {
    if (!unsaved) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [unsaved])
}

import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { countKept } from './unsaved'
import { NavigationType, useBlocker } from 'react-router-dom'

/**
 * Blocks navigation, Back and closing the tab while text is unsaved; while `isAsking`, the caller shows
 * UnsavedChangesDialog. Navigations with `skipUnsavedGuard` in their state pass. `onBack` replaces browser Back.
 */
export function useUnsavedGuard(unsaved: boolean, onBack?: () => void) {
  const [isAsking, setIsAsking] = useState(false)
  const isDisabled = useRef(false)
  const lastAction = useRef<NavigationType>(undefined)
  useTabGuard(unsaved)

  const blocker = useBlocker(({ historyAction, nextLocation }) => {
    lastAction.current = historyAction
    const skipUnsavedGuard =
      (nextLocation.state as { skipUnsavedGuard?: true } | null)?.skipUnsavedGuard === true
    const isBack = historyAction === NavigationType.Pop && onBack !== undefined
    return !isDisabled.current && !skipUnsavedGuard && (isBack || unsaved)
  })
  const onBlocked = useEffectEvent(() => {
    if (!onBack || lastAction.current !== NavigationType.Pop) return setIsAsking(true)
    blocker.reset?.()
    onBack()
  })
  useEffect(() => {
    if (blocker.state === 'blocked') onBlocked()
  }, [blocker.state])

  /** Lets every later navigation pass. */
  const disable = () => {
    isDisabled.current = true
  }
  return {
    isAsking,
    ask: () => setIsAsking(true),
    disable,
    keep: () => {
      if (blocker.state === 'blocked') {
        blocker.reset()
        countKept()
      }
      setIsAsking(false)
    },
    discard: () => {
      if (blocker.state === 'blocked') blocker.proceed()
      setIsAsking(false)
      disable()
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

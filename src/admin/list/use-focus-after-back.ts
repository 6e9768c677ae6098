import { useEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'

/** Moves the focus to the heading if Back has shown another page of the list without the focused row [A11Y-3]. */
export function useFocusAfterBack() {
  const { key } = useLocation()
  const isBack = useNavigationType() === NavigationType.Pop
  const initialKey = useRef<string | undefined>(key)
  useEffect(() => {
    if (key === initialKey.current) return
    // The first render is over: a later return to this history entry moves the focus as well.
    initialKey.current = undefined
    if (!isBack) return
    // A timer, because dialogs return the focus in a microtask.
    const timer = setTimeout(() => {
      const heading = document.querySelector<HTMLElement>('main h1')
      if (document.activeElement !== document.body || !heading) return
      heading.tabIndex = -1
      heading.focus({ preventScroll: true })
    })
    return () => clearTimeout(timer)
  }, [isBack, key])
}

import { useEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'

/** Moves the focus to the heading where the way back to another page of the list removed the focused row [A11Y-3]. */
export function useFocusAfterBack() {
  const { key } = useLocation()
  const isBack = useNavigationType() === NavigationType.Pop
  const first = useRef<string | undefined>(key)
  useEffect(() => {
    if (key === first.current) return
    // Back to the first page is a navigation like any other.
    first.current = undefined
    if (!isBack) return
    // Dialogs return the focus in a microtask, so look after that.
    const timer = setTimeout(() => {
      const heading = document.querySelector<HTMLElement>('main h1')
      if (document.activeElement !== document.body || !heading) return
      heading.tabIndex = -1
      heading.focus({ preventScroll: true })
    })
    return () => clearTimeout(timer)
  }, [isBack, key])
}

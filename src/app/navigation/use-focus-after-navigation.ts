import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { hashTarget } from '../../ui/use-scroll-to-hash'
import { focusStill, screenHeading } from '../../ui/focus'

/** After navigation the focus is on the screen's heading, or on the hash's target. */
export function useFocusAfterNavigation() {
  const { pathname, hash, key } = useLocation()
  // A link with a hash focuses its target on every click, so each of its visits counts.
  const visit = hash ? key : pathname
  const first = useRef<string | undefined>(key)
  const handled = useRef(hash ? undefined : visit)
  // No dependencies: the first screen is rendered some time after its address is known.
  useEffect(() => {
    // Back to the first entry of the history is a navigation like any other.
    if (key !== first.current) first.current = undefined
    if (handled.current === visit) return
    const target = document.getElementById(hashTarget(hash))
    const isFirstScreen = key === first.current
    if (isFirstScreen && !target) return
    handled.current = visit
    // The browser looked for the target before the screen was rendered.
    if (isFirstScreen && !window.boot?.hasInput) target?.scrollIntoView()
    focusAt(target ?? screenHeading())
  })
}

function focusAt(start: HTMLElement | null) {
  // A screen that opens with a dialog keeps the focus inside it.
  if (!start || document.activeElement?.closest('[role="dialog"]')) return
  focusStill(start)
}

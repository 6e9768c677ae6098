import { useEffect, useLayoutEffect, useRef } from 'react'
import { Outlet, ScrollRestoration, useLocation, useMatches } from 'react-router-dom'
import type { Head } from './content/head'
import { words } from './content/words'
import { applyHead } from './page-head'
import { placeOf } from './ui/place-of'
import { Spinner } from './ui/spinner'

/** What every route shares: the head of the document, the place of the scroll, and the focus after a change. */
export function Root() {
  useHead()
  useFocusAfterChange()
  return (
    <>
      <Outlet />
      <ScrollRestoration />
    </>
  )
}

/** What the first screen's place shows until its code and data are there. */
export function ScreenWaiting() {
  return <Spinner label={words('common').loading} />
}

function useHead() {
  const heads = useMatches().map(
    (match) => (match.handle as { head?: () => Head } | undefined)?.head,
  )
  const head = heads.findLast((entry) => entry !== undefined)
  // Before the passive effects: an error page that shows in the screen's stead has the last word.
  useLayoutEffect(() => {
    if (head) applyHead(head())
  }, [head])
}

/** A new screen begins at its heading, a link to a place at that place (RULES, Accessibility). */
function useFocusAfterChange() {
  const { pathname, hash } = useLocation()
  const shown = useRef(pathname + hash)
  useEffect(() => {
    if (shown.current === pathname + hash) return
    shown.current = pathname + hash
    beginAt(hash)
  }, [pathname, hash])
}

function beginAt(hash: string) {
  const place = placeOf(hash)
  const start =
    (place && document.getElementById(place)) || document.querySelector<HTMLElement>('main h1')
  if (!start) return
  if (start.tabIndex < 0) start.tabIndex = -1
  start.focus({ preventScroll: true })
}

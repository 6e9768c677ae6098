import { useEffect, useLayoutEffect, useRef, type ReactElement } from 'react'
import {
  Outlet,
  ScrollRestoration,
  useLocation,
  useMatches,
  useOutletContext,
} from 'react-router-dom'
import { GlobalNotices } from './global-notices'
import type { Head } from '../messages/head'
import { applyHead } from './document-head'
import { useLanguage } from './use-language'
import { hashTarget } from '../ui/hash-target'
import { Spinner } from '../ui/spinner'
import { commonMessages } from '../messages/common'

/** What every route shares: the head of the document, the place of the scroll, and the focus after a change. */
export function Root() {
  useHead()
  useFocusAfterChange()
  return (
    <>
      <Outlet />
      <GlobalNotices />
      <ScrollRestoration />
    </>
  )
}

/** What the first screen's place shows until its code and data are there. */
export function ScreenWaiting() {
  return <Spinner label={commonMessages().loading} />
}

/** Stands in a frame until its first screen is there: the outline that the frame passes down. */
export function OutlineWaiting() {
  return useOutletContext<ReactElement>()
}

function useHead() {
  const handles = useMatches().map(
    (match) => match.handle as { head?: () => Head; unlisted?: true } | undefined,
  )
  const head = handles.findLast((handle) => handle?.head)?.head
  const unlisted = handles.find((handle) => handle?.unlisted)?.unlisted
  const speaks = useLanguage()
  // Before the passive effects: an error page that shows in the screen's stead has the last word.
  useLayoutEffect(() => {
    document.documentElement.lang = speaks
    if (head) applyHead({ unlisted, ...head() })
  }, [head, unlisted, speaks])
}

/** A new screen begins at its heading, a link to a place at that place [A11Y-3]. */
function useFocusAfterChange() {
  const { pathname, hash, key } = useLocation()
  // A link to a place begins there again each time it is pressed.
  const visit = hash ? key : pathname
  const first = useRef(key)
  const begun = useRef(hash ? undefined : visit)
  // After every render: the first screen comes later than its address.
  useEffect(() => {
    if (begun.current === visit) return
    const place = document.getElementById(hashTarget(hash))
    const arriving = key === first.current
    if (arriving && !place) return
    begun.current = visit
    // The browser looked for the place before there was a screen.
    if (arriving) place?.scrollIntoView()
    beginAt(place ?? document.querySelector<HTMLElement>('main h1'))
  })
}

function beginAt(start: HTMLElement | null) {
  // A screen that opens with a dialog has the focus in it.
  if (!start || document.activeElement?.closest('[role="dialog"]')) return
  if (start.tabIndex < 0) start.tabIndex = -1
  start.focus({ preventScroll: true })
}

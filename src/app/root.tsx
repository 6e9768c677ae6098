import { useEffect, useLayoutEffect, useRef, type ReactElement } from 'react'
import {
  Outlet,
  ScrollRestoration,
  useLocation,
  useMatches,
  useOutletContext,
  type Location,
} from 'react-router-dom'
import { GlobalNotices } from './global-notices'
import type { Head } from '../messages/head'
import { applyHead } from './document-head'
import { useLanguage } from './with-language'
import { scrollStorageKey, useScrollAfterReload } from './use-scroll-after-reload'
import { hashTarget } from '../ui/use-scroll-to-hash'
import { Spinner } from '../ui/spinner'
import { commonMessages } from '../messages/common'

/** What every route shares: document head, scroll restoration, focus after navigation, and the global notices. */
export function Root() {
  useHead()
  useFocusAfterNavigation()
  useScrollAfterReload(scrollKey(useLocation()))
  return (
    <>
      <Outlet />
      <GlobalNotices />
      <ScrollRestoration getKey={scrollKey} storageKey={scrollStorageKey} />
    </>
  )
}

/**
 * The key of a stored scroll position. The first entry of every page load has the key "default": without its address, a
 * page would open at the position of the page that was in this tab before.
 */
const scrollKey = ({ key, pathname, search }: Location) =>
  key === 'default' ? pathname + search : key

/** The placeholder of the first screen until its code and data are loaded. */
export function ScreenWaiting() {
  return <Spinner label={commonMessages().loading} />
}

/** The placeholder of a layout's first screen: the outline that the layout passes down. */
export function OutlineWaiting() {
  return useOutletContext<ReactElement>()
}

function useHead() {
  const handles = useMatches().map(
    (match) => match.handle as { head?: () => Head; unlisted?: true } | undefined,
  )
  const head = handles.findLast((handle) => handle?.head)?.head
  const unlisted = handles.find((handle) => handle?.unlisted)?.unlisted
  const language = useLanguage()
  // A layout effect, so that the passive effect of an error page can overwrite the head afterwards.
  useLayoutEffect(() => {
    document.documentElement.lang = language
    if (head) applyHead({ unlisted, ...head() })
  }, [head, unlisted, language])
}

/** After navigation the focus is on the screen's heading, or on the hash's target [A11Y-3]. */
function useFocusAfterNavigation() {
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
    if (isFirstScreen) target?.scrollIntoView()
    focusAt(target ?? document.querySelector<HTMLElement>('main h1'))
  })
}

function focusAt(start: HTMLElement | null) {
  // A screen that opens with a dialog keeps the focus inside it.
  if (!start || document.activeElement?.closest('[role="dialog"]')) return
  if (start.tabIndex < 0) start.tabIndex = -1
  start.focus({ preventScroll: true })
}

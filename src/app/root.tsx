import { useEffect, useLayoutEffect, type ReactElement } from 'react'
import {
  Outlet,
  ScrollRestoration,
  useLocation,
  useMatches,
  useOutletContext,
  type Location,
} from 'react-router-dom'
import { GlobalNotices } from './notices/global-notices'
import type { Head } from '../messages/head'
import { applyHead } from './document-head'
import { useLanguage } from './with-language'
import { scrollStorageKey, useScrollAfterReload } from './navigation/first-scroll'
import { Spinner } from '../ui/loading/spinner'
import { commonMessages } from '../messages/common'
import { useFocusAfterNavigation } from './navigation/use-focus-after-navigation'

/** What every route shares: document head, scroll restoration, focus after navigation, and the global notices. */
export function Root() {
  useHead()
  useFocusAfterNavigation()
  useIgnoreComposition()
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
 * page would open at the position of the page that was in this tab before, and a section at that of its page.
 */
const scrollKey = ({ key, pathname, search, hash }: Location) =>
  key === 'default' ? pathname + search + hash : key

/** The placeholder of the first screen until its code and data are loaded. */
export function ScreenPlaceholder() {
  return <Spinner label={commonMessages().loading} />
}

/** The skeleton of a layout's first screen, which the layout passes down. */
export function LayoutSkeleton() {
  return useOutletContext<ReactElement>()
}

/** Keeps keys of an input method from all handlers: Enter and Escape that end a composition save and close nothing. */
function useIgnoreComposition() {
  useEffect(() => {
    const ignore = (event: KeyboardEvent) => {
      // Safari ends the composition before the key, and marks that key by this code only.
      if (event.isComposing || event.keyCode === 229) event.stopImmediatePropagation()
    }
    window.addEventListener('keydown', ignore, true)
    return () => window.removeEventListener('keydown', ignore, true)
  }, [])
}

function useHead() {
  const handles = useMatches().map(
    (match) => match.handle as { head?: () => Head; unlisted?: true } | undefined,
  )
  const head = handles.findLast((handle) => handle?.head)?.head
  const unlisted = handles.find((handle) => handle?.unlisted)?.unlisted
  const language = useLanguage()
  // On no other change: a translator of the browser has set the language that it translates to.
  useLayoutEffect(() => {
    document.documentElement.lang = language
  }, [language])
  // A layout effect, so that the passive effect of an error page can overwrite the head afterwards.
  useLayoutEffect(() => {
    if (head) applyHead({ unlisted, ...head() })
  }, [head, unlisted, language])
}

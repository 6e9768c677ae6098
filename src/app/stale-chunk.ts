import type { createBrowserRouter } from 'react-router-dom'
import { lookUp } from '../data/look-up'

type Router = ReturnType<typeof createBrowserRouter>

const key = 'reloaded-for'

/** How long a failure counts as known (ms): the reload that it caused may take long on a slow network. */
const memory = 10 * 60_000

/**
 * A chunk that is gone after a deployment: the page asked for is loaded anew, with the new version's index.html.
 * Once for each chunk; what is gone then too is left to the error screen [SEC-3].
 */
export function reloadWhenStale(router: Router) {
  window.addEventListener('vite:preloadError', (event) => {
    // Without a network a reload would take away what still stands.
    if (!navigator.onLine || !isFirst(event.payload.message)) return
    const asked = router.state.navigation.location
    if (asked) location.assign(router.createHref(asked))
    else location.reload()
  })
}

/** Whether a part of the app could not be fetched, by what Chromium, Firefox, Safari and Vite say then. */
export const isLoadError = (error: unknown): error is Error =>
  error instanceof Error && /import(ed|ing)|module script|preload CSS/i.test(error.message)

/**
 * Reloads the page of a screen whose code could not be fetched, now or as soon as there is a network: router and React
 * keep the failure, so that nothing else would ask for the code again. Returns a function that stops waiting.
 */
export function reloadWhenOnline(error: Error): () => void {
  const reload = () => {
    if (navigator.onLine && isFirst(error.message)) location.reload()
  }
  reload()
  window.addEventListener('online', reload)
  return () => window.removeEventListener('online', reload)
}

/**
 * Removes each stylesheet that could not be fetched from the head: Vite takes one that is there for loaded, and the
 * screen or dialog that needs it would open without its styles (scripts/build/retry-preload.ts). What failed before this code
 * ran is asked for again.
 */
export function retryFailedStyles() {
  window.addEventListener(
    'error',
    ({ target }) => {
      if (isStylesheet(target)) target.remove()
    },
    // The event of an element does not bubble.
    true,
  )
  for (const link of document.querySelectorAll('link'))
    if (isStylesheet(link) && !link.sheet) link.replaceWith(link.cloneNode())
}

const isStylesheet = (target: unknown): target is HTMLLinkElement =>
  target instanceof HTMLLinkElement && target.rel === 'stylesheet'

/**
 * Whether this tab has not been reloaded for this failure lately. Without storage nobody would know, and a reload might
 * never end.
 */
function isFirst(failure: string): boolean {
  try {
    const known = JSON.parse(sessionStorage.getItem(key) ?? '{}') as Record<string, number>
    const last = lookUp(known, failure) ?? 0
    if (Date.now() - last < memory) return false
    sessionStorage.setItem(key, JSON.stringify({ ...known, [failure]: Date.now() }))
    return true
  } catch {
    return false
  }
}

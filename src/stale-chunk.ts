import type { createBrowserRouter } from 'react-router-dom'

type Router = ReturnType<typeof createBrowserRouter>

const key = 'stale-chunks'

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

/** Whether this failure is new to the tab. Without storage nobody would know, and a reload might never end. */
function isFirst(failure: string): boolean {
  try {
    const known = (sessionStorage.getItem(key) ?? '').split('\n')
    if (known.includes(failure)) return false
    sessionStorage.setItem(key, [...known, failure].join('\n'))
    return true
  } catch {
    return false
  }
}

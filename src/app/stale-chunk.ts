import type { createBrowserRouter } from 'react-router-dom'
import { hasUnsaved } from '../ui/dialog/unsaved'
import { reportRenewal } from '../ui/loading/lazy-with-retry'

type Router = ReturnType<typeof createBrowserRouter>

/** How long a failure counts as handled (ms): its reload may take long on a slow network. */
const handledFor = 10 * 60_000

/**
 * Reloads the requested page when its code is gone after a deployment. Once for each file: a second failure is left to
 * the error page. Never under a form with unsaved text.
 */
export function reloadWhenStale(router: Router) {
  if (takeRenewal()) reportRenewal()
  window.addEventListener('vite:preloadError', (event) => {
    const target = router.state.navigation.location
    // Offline, a reload would replace a working page with the browser's error page; on a form it would lose the text.
    if (!navigator.onLine || (!target && hasUnsaved()) || !claimReload(event.payload.message))
      return
    if (target) return location.assign(router.createHref(target))
    sessionStorage.setItem(renewalKey, 'true')
    location.reload()
  })
}

/** Marks a reload that loses a press, so that the reloaded page says so. */
const renewalKey = 'page-renewed'

function takeRenewal(): boolean {
  try {
    const isMarked = sessionStorage.getItem(renewalKey) !== null
    sessionStorage.removeItem(renewalKey)
    return isMarked
  } catch {
    return false
  }
}

/** Whether code could not be fetched, by the error texts of Chromium, Firefox, Safari and Vite. */
export const isLoadError = (error: unknown): error is Error =>
  error instanceof Error && /import(ed|ing)|module script|preload CSS/i.test(error.message)

/**
 * Reloads the page of a screen whose code could not be fetched, now or once online: router and React cache the failure.
 * Returns a function that stops waiting.
 */
export function reloadWhenOnline(error: Error): () => void {
  const reload = () => {
    if (navigator.onLine && claimReload(error.message)) location.reload()
  }
  reload()
  window.addEventListener('online', reload)
  return () => window.removeEventListener('online', reload)
}

/**
 * Records that this tab is reloaded for a failure. Returns false if it was already, and without storage, where reloads
 * might never end.
 */
function claimReload(failure: string): boolean {
  try {
    const key = `reloaded-for ${failure}`
    if (Math.abs(Date.now() - Number(sessionStorage.getItem(key))) < handledFor) return false
    sessionStorage.setItem(key, String(Date.now()))
    return true
  } catch {
    return false
  }
}

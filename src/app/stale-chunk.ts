import type { createBrowserRouter } from 'react-router-dom'
import { hasUnsaved } from '../ui/unsaved'
import { isFirst } from './retry-failed-styles'

type Router = ReturnType<typeof createBrowserRouter>

/**
 * Reloads the requested page when a chunk is gone after a deployment. Once for each chunk: a second failure is left to
 * the error page [SEC-3]. Never under a form with unsaved text [DEPLOY-5].
 */
export function reloadWhenStale(router: Router) {
  window.addEventListener('vite:preloadError', (event) => {
    const target = router.state.navigation.location
    // Offline, a reload would replace a working page with the browser's error page; on a form it would lose the text.
    if (!navigator.onLine || (!target && hasUnsaved()) || !isFirst(event.payload.message)) return
    if (target) location.assign(router.createHref(target))
    else location.reload()
  })
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
    if (navigator.onLine && isFirst(error.message)) location.reload()
  }
  reload()
  window.addEventListener('online', reload)
  return () => window.removeEventListener('online', reload)
}

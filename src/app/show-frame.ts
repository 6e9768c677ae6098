import type { createBrowserRouter } from 'react-router-dom'
import { token } from '../api/session'
import { isAdminPath } from '../api/return-path'

type Router = ReturnType<typeof createBrowserRouter>

/**
 * Renders the first screen's header or sidebar once its code is loaded. By itself the router waits for the screen's
 * code and data too, which a slow server may delay by half a minute.
 */
export async function showFrame(router: Router) {
  const { matches, location } = router.state
  // Without a token the admin's guard redirects to sign-in.
  if (isAdminPath(location.pathname) && !token()) return
  try {
    await Promise.all(
      matches
        .slice(0, -1)
        .flatMap(({ route }) => (typeof route.lazy === 'function' ? route.lazy() : [])),
    )
  } catch {
    // The router shows the error.
    return
  }
  // The router completes its route after the same promise, so this waits for the next task.
  setTimeout(() => {
    // Adds no route; the call only makes the router render.
    if (!router.state.initialized) router.patchRoutes(null, [])
  })
}

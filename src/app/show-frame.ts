import type { createBrowserRouter } from 'react-router-dom'
import { token } from '../api/session'
import { isAdminPath } from '../api/return-path'

type Router = ReturnType<typeof createBrowserRouter>

/**
 * Renders header or sidebar of the first screen as soon as their code is there. By itself the router renders nothing
 * until the screen's code and data are there too, which a slow server may delay for half a minute.
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
  // The router completes its route after the same promise; a task later that is done.
  setTimeout(() => {
    // Adds no route: the call makes the router render what it has.
    if (!router.state.initialized) router.patchRoutes(null, [])
  })
}

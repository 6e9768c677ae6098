import type { createMemoryRouter } from 'react-router-dom'
import { isAdminPath, signInPath } from '../../api/return-path'
import { onSessionEnd } from '../../api/session'

type Router = ReturnType<typeof createMemoryRouter>

/**
 * Navigates to sign-in with the return path when the session ends, once however many calls were rejected together.
 * Returns a function that stops listening.
 */
export function redirectToSignIn(router: Router): () => void {
  return onSessionEnd((reason) => {
    const here = router.state.location
    const next = router.state.navigation.location
    if (here.pathname === '/signin' || next?.pathname === '/signin') return
    if (reason === 'otherTab' && !isAdminPath(here.pathname)) return
    const target = next ?? here
    const returnTo = isAdminPath(target.pathname) ? target.pathname + target.search : undefined
    void router.navigate(signInPath(returnTo), {
      replace: true,
      state: { denied: reason === 'denied', skipUnsavedGuard: true },
    })
  })
}

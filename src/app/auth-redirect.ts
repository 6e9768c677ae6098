import type { createMemoryRouter } from 'react-router-dom'
import { isAdminPath, signInPath } from '../api/return-path'
import { onSessionEnd } from '../api/session'

type Router = ReturnType<typeof createMemoryRouter>

/**
 * The only listener to the session's end: one replacing navigation to sign-in with the return path, however many
 * calls were refused together [AUTH-4]. Returns a function that stops listening.
 */
export function redirectToSignIn(router: Router): () => void {
  return onSessionEnd((ending) => {
    const here = router.state.location
    const next = router.state.navigation.location
    if (here.pathname === '/signin' || next?.pathname === '/signin') return
    if (ending === 'elsewhere' && !isAdminPath(here.pathname)) return
    const asked = next ?? here
    const from = isAdminPath(asked.pathname) ? asked.pathname + asked.search : undefined
    void router.navigate(signInPath(from), {
      replace: true,
      state: { denied: ending === 'denied', unasked: true },
    })
  })
}

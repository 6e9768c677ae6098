import type { createMemoryRouter } from 'react-router-dom'
import { onEnd } from './api/session'

type Router = ReturnType<typeof createMemoryRouter>

/** Whether an address is the back office's. */
export const inOffice = (pathname: string) => /^\/admin(\/|$)/.test(pathname)

/** What the address of sign-in may say of the way back. */
export const signInPath = (from?: string) =>
  from && from !== '/admin' ? `/signin?from=${encodeURIComponent(from)}` : '/signin'

/** The page to go to after login: one of the back office's own, whatever the address says. */
export function wayBack(from: string | null): string {
  return from && /^\/admin(\/[\w/-]*)?(\?[^#\\]*)?$/.test(from) ? from : '/admin'
}

/**
 * The only listener to the session's end: one replacing navigation to sign-in with the way back, however many
 * calls were refused together [AUTH-4]. Returns how to stop.
 */
export function leadToSignIn(router: Router): () => void {
  return onEnd((ending) => {
    const here = router.state.location
    const next = router.state.navigation.location
    if (here.pathname === '/signin' || next?.pathname === '/signin') return
    if (ending === 'elsewhere' && !inOffice(here.pathname)) return
    const asked = next ?? here
    const from = inOffice(asked.pathname) ? asked.pathname + asked.search : undefined
    void router.navigate(signInPath(from), {
      replace: true,
      state: { denied: ending === 'denied', unasked: true },
    })
  })
}

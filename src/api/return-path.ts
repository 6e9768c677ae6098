export const isAdminPath = (pathname: string) => /^\/admin(\/|$)/.test(pathname)

/** The path of sign-in, with the page to return to unless it is the dashboard. */
export const signInPath = (returnTo?: string) =>
  returnTo && returnTo !== '/admin' ? `/signin?from=${encodeURIComponent(returnTo)}` : '/signin'

/** The page to open after login. Only paths of the admin are accepted, so that no link can redirect elsewhere. */
export function returnPath(returnTo: string | null): string {
  return returnTo && /^\/admin(\/[\w/-]*)?(\?[^#\\]*)?$/.test(returnTo) ? returnTo : '/admin'
}

/** Whether a path belongs to the admin. */
export const isAdminPath = (pathname: string) => /^\/admin(\/|$)/.test(pathname)

/** The path of sign-in, with the page to return to unless it is the dashboard. */
export const signInPath = (from?: string) =>
  from && from !== '/admin' ? `/signin?from=${encodeURIComponent(from)}` : '/signin'

/** The page to open after login. Only paths of the admin are accepted, so that no link can redirect elsewhere. */
export function returnPath(from: string | null): string {
  return from && /^\/admin(\/[\w/-]*)?(\?[^#\\]*)?$/.test(from) ? from : '/admin'
}

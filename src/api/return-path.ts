/** Whether an address is one of the admin's. */
export const isAdminPath = (pathname: string) => /^\/admin(\/|$)/.test(pathname)

/** The address of sign-in, with the page to return to after login where it is not the dashboard. */
export const signInPath = (from?: string) =>
  from && from !== '/admin' ? `/signin?from=${encodeURIComponent(from)}` : '/signin'

/** The page to go to after login: one of the admin's own, whatever the address says. */
export function returnPath(from: string | null): string {
  return from && /^\/admin(\/[\w/-]*)?(\?[^#\\]*)?$/.test(from) ? from : '/admin'
}

import { apiBase } from './settings/settings'

/**
 * Warns in the console, once, when the page's own content security policy blocks the API. Such a call fails as
 * if there were no network.
 */
export function warnOfBlockedApi() {
  let hasWarned = false
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
    const { origin } = new URL(apiBase())
    if (hasWarned || effectiveDirective !== 'connect-src' || !blockedURI.startsWith(origin)) return
    hasWarned = true
    console.warn(`The content security policy forbids the API: add ${origin} to its connect-src.`)
  })
}

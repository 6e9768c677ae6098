import { safeStorage } from '../data/safe-storage'
import { apiBase } from './settings/settings'

const key = 'login-info'
/** The base of the API that issued the token: app/boot.ts sends it there before the settings have been read. */
const issuerKey = 'login-api'
/** Written and removed at a logout, so that other tabs learn who logged out; a 401 only removes the login. */
const logoutKey = 'logged-out'
const validToken = /^[\x21-\x7e]{1,4096}$/

/** The stored login: the whole body of the server's response and the e-mail that was typed [AUTH-1]. */
export interface LoginInfo {
  email: string
  token?: unknown
  [field: string]: unknown
}

/** Why the session ended: the server refused it, or another tab logged out. */
export type SessionEndReason = 'denied' | 'otherTab'

const storage = safeStorage('localStorage')
/** Whether a login was stored when this tab last checked; another tab may have changed it since. */
let signedIn = false
const listeners = new Set<(reason: SessionEndReason) => void>()

function loginInfo(): LoginInfo | undefined {
  try {
    const info: unknown = JSON.parse(storage.read(key) ?? 'null')
    return typeof info === 'object' && info !== null ? (info as LoginInfo) : undefined
  } catch {
    return undefined
  }
}

/** The token to send; undefined when none is stored or when it is no valid header value. */
export function token(): string | undefined {
  const value = loginInfo()?.token
  return typeof value === 'string' && validToken.test(value) ? value : undefined
}

/** The e-mail of the stored login, which a password change sends along [PASSWORD-3]; '' when there is none. */
export function signedInEmail(): string {
  const value = loginInfo()?.email
  return typeof value === 'string' ? value : ''
}

/** Stores a successful login; where storage is blocked or full it lasts as long as this tab. */
export function storeLogin(body: object, typedEmail: string) {
  signedIn = true
  storage.write(key, JSON.stringify({ ...body, email: typedEmail }))
  storage.write(issuerKey, apiBase())
}

/** Removes the login from this browser [LOGIN-5]. */
export function removeLogin() {
  signedIn = false
  storage.remove(key)
  storage.remove(issuerKey)
}

/** Logs out, in every tab of this browser. Returns the e-mail of the person who logged out. */
export function signOut(): string {
  const person = signedInEmail()
  removeLogin()
  // The write is the message to the other tabs, which listen for storage events.
  storage.write(logoutKey, person)
  storage.remove(logoutKey)
  return person
}

/** Drops a login that the server no longer accepts, and notifies the listener. */
export function expireSession() {
  // Several calls may be rejected together; only the first one has a login to remove.
  if (storage.read(key) !== undefined) removeLogin()
  notify('denied')
}

/** Calls the listener when the session ends, except by this tab's own logout. Returns a function that unsubscribes. */
export function onSessionEnd(listener: (reason: SessionEndReason) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function notify(reason: SessionEndReason) {
  for (const listener of listeners) listener(reason)
}

/**
 * Watches for a logout in another tab, also one that happened while this page was in the back/forward cache.
 * `onLogOut` gets the e-mail of the person who logged out. Returns a function that stops watching.
 */
export function watchOtherTabs(onLogOut?: (person: string) => void): () => void {
  signedIn = token() !== undefined
  const check = () => {
    const wasSignedIn = signedIn
    signedIn = token() !== undefined
    if (wasSignedIn && !signedIn) notify('otherTab')
  }
  const stopped = new AbortController()
  window.addEventListener(
    'storage',
    (event) => {
      if (event.key === logoutKey && event.newValue !== null) onLogOut?.(event.newValue)
      if (event.key !== key && event.key !== null) return
      storage.dropVolatile(key)
      check()
    },
    { signal: stopped.signal },
  )
  window.addEventListener('pageshow', (event) => event.persisted && check(), {
    signal: stopped.signal,
  })
  return () => stopped.abort()
}

const key = 'login-info'
/** Written and removed at a logout, so that other tabs hear who logged out; a 401 only removes the login. */
const logoutKey = 'logged-out'
const printable = /^[\x21-\x7e]{1,4096}$/

/** What the browser keeps of a login: the server's whole answer and the e-mail that was typed [AUTH-1]. */
export interface LoginInfo {
  email: string
  token?: unknown
  [field: string]: unknown
}

/** Why the session ended: the server refused it, or another tab logged out. */
export type SessionEndReason = 'denied' | 'elsewhere'

let memory: string | null = null
/** What this tab last knew; another tab may know better. */
let signedIn = false
const listeners = new Set<(ending: SessionEndReason) => void>()

/** Storage may be blocked or full: memory takes its place until the tab closes. */
function stored(): string | null {
  try {
    return memory ?? localStorage.getItem(key)
  } catch {
    return memory
  }
}

function loginInfo(): LoginInfo | undefined {
  try {
    const info: unknown = JSON.parse(stored() ?? 'null')
    return typeof info === 'object' && info !== null ? (info as LoginInfo) : undefined
  } catch {
    return undefined
  }
}

/** The token to send, or nothing when none is stored or the stored one could not be a header's value. */
export function token(): string | undefined {
  const value = loginInfo()?.token
  return typeof value === 'string' && printable.test(value) ? value : undefined
}

/** The e-mail kept at login; the password change is asked for in its name [PASSWORD-3]. */
export function email(): string {
  const value = loginInfo()?.email
  return typeof value === 'string' ? value : ''
}

/** Keeps a successful login. */
export function remember(answer: object, typedEmail: string) {
  const info = JSON.stringify({ ...answer, email: typedEmail })
  memory = null
  signedIn = true
  try {
    localStorage.setItem(key, info)
  } catch {
    // Blocked or full: the login lasts as long as this tab.
    memory = info
  }
}

/** Ends the login in this browser [LOGIN-5]. */
export function forget() {
  memory = null
  signedIn = false
  try {
    localStorage.removeItem(key)
  } catch {
    // Blocked: there was nothing to remove.
  }
}

/** Logs out, in every tab of this browser. Returns the e-mail of the person who logged out. */
export function logOut(): string {
  const person = email()
  forget()
  try {
    localStorage.setItem(logoutKey, person)
    localStorage.removeItem(logoutKey)
  } catch {
    // Storage is blocked or full: no other tab shares this login, or none can be told.
  }
  return person
}

/** The server wants a login that it accepts: the one at hand is dropped and the listener told. */
export function expireSession() {
  // Ten calls may be refused together; the second finds nothing to remove.
  if (stored() !== null) forget()
  notify('denied')
}

/** Tells the listener when the session ends other than by this tab's own logout. Returns how to stop. */
export function onSessionEnd(listener: (ending: SessionEndReason) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function notify(ending: SessionEndReason) {
  for (const listener of listeners) listener(ending)
}

/**
 * Watches for a logout in another tab, also one that happened while this page lay in the back/forward cache.
 * `onLogOut` gets the e-mail of the person who logged out. Returns how to stop.
 */
export function watchOtherTabs(onLogOut?: (person: string) => void): () => void {
  signedIn = token() !== undefined
  const look = () => {
    const before = signedIn
    signedIn = token() !== undefined
    if (before && !signedIn) notify('elsewhere')
  }
  const stopped = new AbortController()
  window.addEventListener(
    'storage',
    (event) => {
      if (event.key === logoutKey && event.newValue !== null) onLogOut?.(event.newValue)
      if (event.key !== key && event.key !== null) return
      memory = null
      look()
    },
    { signal: stopped.signal },
  )
  window.addEventListener('pageshow', (event) => event.persisted && look(), {
    signal: stopped.signal,
  })
  return () => stopped.abort()
}

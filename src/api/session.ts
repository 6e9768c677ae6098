import { createStore } from '../lib/create-store'
import { apiBase } from './settings/settings'
import { issuerKey, loginInfo, loginKey, loginStorage as storage, token } from './stored-login'

/** Written and removed at a logout, so that other tabs learn who logged out; a 401 only removes the login. */
const logoutKey = 'logged-out'

/** Why the session ended: the server refused it, or another tab logged out. */
export type SessionEndReason = 'denied' | 'otherTab'

/** Whether a login was stored when this tab last checked; another tab may have changed it since. */
let signedIn = false
const listeners = new Set<(reason: SessionEndReason) => void>()

/** The e-mail of the person whom this tab shows; another tab may have stored the login of somebody else since. */
let shownEmail = ''
/** The e-mail of another person who has signed in in this browser; undefined when there is none. */
export const otherPerson = createStore<string | undefined>(undefined)

const personOf = (email: string) => email.trim().toLowerCase()

function compareAccounts() {
  const stored = signedInEmail()
  if (!shownEmail) shownEmail = stored
  const isOther = token() !== undefined && personOf(stored) !== personOf(shownEmail)
  otherPerson.set(isOther ? stored : undefined)
}

/** Whether the stored login is that of another person than this tab shows; then the tab says so. */
export function hasOtherPerson(): boolean {
  compareAccounts()
  return otherPerson.get() !== undefined
}

/** The e-mail of the person whom this tab shows. */
export const shownPerson = () => shownEmail || signedInEmail()

/** Goes on in this tab as the person who has signed in elsewhere. */
export function adoptPerson() {
  shownEmail = signedInEmail()
  compareAccounts()
}

/** The e-mail of the stored login, which a password change sends along; '' when there is none. */
export function signedInEmail(): string {
  const value = loginInfo()?.email
  return typeof value === 'string' ? value : ''
}

/** Stores a successful login; where storage is blocked or full it lasts as long as this tab. */
export function storeLogin(body: object, typedEmail: string) {
  signedIn = true
  storage.write(loginKey, JSON.stringify({ ...body, email: typedEmail }))
  storage.write(issuerKey, apiBase())
  adoptPerson()
}

export function removeLogin() {
  signedIn = false
  storage.remove(loginKey)
  storage.remove(issuerKey)
  adoptPerson()
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

/** Notifies the listener that a visitor's call needs a login; one that is stored has nothing to do with it. */
export const askToSignIn = () => notify('denied')

/** Drops a login that the server no longer accepts, and notifies the listener. */
export function expireSession() {
  // Several calls may be rejected together; only the first one has a login to remove.
  if (storage.read(loginKey) !== undefined) removeLogin()
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
  adoptPerson()
  const check = () => {
    compareAccounts()
    const wasSignedIn = signedIn
    signedIn = token() !== undefined
    if (!wasSignedIn || signedIn) return
    adoptPerson()
    notify('otherTab')
  }
  const stopped = new AbortController()
  window.addEventListener(
    'storage',
    (event) => {
      if (event.key === logoutKey && event.newValue !== null) onLogOut?.(event.newValue)
      if (event.key !== loginKey && event.key !== null) return
      storage.forgetInMemory(loginKey)
      check()
    },
    { signal: stopped.signal },
  )
  window.addEventListener('pageshow', (event) => event.persisted && check(), {
    signal: stopped.signal,
  })
  return () => stopped.abort()
}

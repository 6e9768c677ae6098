import { cleanLine } from '../../src/lib/typed-text'

/** The only account of the mock server, with the password that a reset restores. */
export const sampleAccount = { email: 'admin@example.org', password: 'Temple@2026' } as const

/** The only valid token. */
export const sampleToken = 'temple-sample-token'

/** An expired token: every request with it gets a 401. */
export const expiredToken = 'temple-expired-token'

let password: string = sampleAccount.password
let listener: (password: string) => void = () => undefined

/** Whether these credentials sign in. The User ID is an e-mail address, so its letter case is ignored. */
export const isValidLogin = (credentials: { email: string; password: string }) =>
  cleanLine(credentials.email).toLowerCase() === sampleAccount.email &&
  credentials.password === password

/** Changes the password and notifies the listener. */
export function changePassword(next: string) {
  applyPassword(next)
  listener(next)
}

/** Calls the listener after every change of the password; persistence saves it. */
export function onPasswordChange(notify: (password: string) => void) {
  listener = notify
}

/** Sets a saved password without notifying the listener. */
export function applyPassword(next: string) {
  password = next
}

/** Restores the sample account's password. */
export function resetAccount() {
  password = sampleAccount.password
}

/** Whether a request carries the expired token. */
export const hasExpiredToken = (request: Request) =>
  request.headers.get('Authorization') === `Bearer ${expiredToken}`

/** Whether a request carries the valid token. */
export const hasValidToken = (request: Request) =>
  request.headers.get('Authorization') === `Bearer ${sampleToken}`

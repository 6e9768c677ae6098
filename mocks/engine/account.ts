/** Who may sign in to the mock back office, as long as the password was not changed there. */
export const sampleAccount = { email: 'admin@example.org', password: 'Temple@2026' } as const

/** The one token that the mock server knows. */
export const sampleToken = 'temple-sample-token'

/** A token that the mock server knew once: every call with it is a 401. */
export const expiredToken = 'temple-expired-token'

let password: string = sampleAccount.password
let listener: (password: string) => void = () => undefined

/** Whether these credentials sign in; the User ID is an e-mail, so its letter case does not matter. */
export const knows = (given: { email: string; password: string }) =>
  given.email.trim().toLowerCase() === sampleAccount.email && given.password === password

/** Sets another password. */
export function setPassword(next: string) {
  repeatPassword(next)
  listener(next)
}

/** Hears of every new password from now on; the journal writes them down. */
export function onPassword(hear: (password: string) => void) {
  listener = hear
}

/** Sets a password that was written down; nobody hears of it. */
export function repeatPassword(next: string) {
  password = next
}

/** The password of the first day. */
export function resetAccount() {
  password = sampleAccount.password
}

/** Whether a request carries a token that has expired. */
export const hasExpired = (request: Request) =>
  request.headers.get('Authorization') === `Bearer ${expiredToken}`

/** Whether a request carries the token. */
export const signedIn = (request: Request) =>
  request.headers.get('Authorization') === `Bearer ${sampleToken}`

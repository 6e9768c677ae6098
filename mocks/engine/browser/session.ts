import { email, forget, remember, token } from '../../../src/api/session'
import { expiredToken, sampleAccount, sampleToken } from '../account'
import type { Auth } from './links'

/** Signs in as the sample account, with its token or with one that has expired, or signs out. */
export function signInAs(auth: Auth) {
  if (auth === 'none') return forget()
  const given = auth === 'admin' ? sampleToken : expiredToken
  remember({ token: given, userMessage: 'Authentication successful' }, sampleAccount.email)
}

/** The e-mail that is signed in; undefined for nobody. */
export const signedInAs = () => (token() === undefined ? undefined : email())

/** Who is signed in, as a link says it. */
export function presentAuth(): Auth | undefined {
  if (token() === undefined) return undefined
  return token() === sampleToken ? 'admin' : 'expired'
}

import { signedInEmail, removeLogin, storeLogin } from '../../../src/api/session'
import { token } from '../../../src/api/stored-login'
import { expiredToken, sampleAccount, sampleToken } from '../account'
import type { Auth } from './mock-settings'

/** Signs in to the sample account with its valid or its expired token, or signs out. */
export function signInAs(auth: Auth) {
  if (auth === 'none') return removeLogin()
  const authToken = auth === 'admin' ? sampleToken : expiredToken
  storeLogin({ token: authToken, userMessage: 'Authentication successful' }, sampleAccount.email)
}

/** Returns the signed-in e-mail address; undefined for nobody. */
export const getSignedInEmail = () => (token() === undefined ? undefined : signedInEmail())

/** Returns who is signed in, in the form of a link. */
export function getCurrentAuth(): Auth | undefined {
  if (token() === undefined) return undefined
  return token() === sampleToken ? 'admin' : 'expired'
}

import { safeStorage } from '../lib/safe-storage'

/** The entry of the local storage with the login. */
export const loginKey = 'login-info'
/** The entry with the base of the API that issued the token. */
export const issuerKey = 'login-api'
export const loginStorage = safeStorage('localStorage')

const validToken = /^[\x21-\x7e]{1,4096}$/

/** The stored login: the whole body of the server's response and the e-mail that was typed. */
export interface LoginInfo {
  email: string
  token?: unknown
  [field: string]: unknown
}

export function loginInfo(): LoginInfo | undefined {
  try {
    const info: unknown = JSON.parse(loginStorage.read(loginKey) ?? 'null')
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

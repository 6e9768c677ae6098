import { checkResult, send, type ApiResult } from './client'
import { isAccepted, listForWrite, type Accepted } from './collection'
import type { Body } from './contract'
import { toFormData } from './to-form-data'
import type { components } from './schema'

type SignIn = Body<'/general/api/login/', 'post'>
type PasswordChange = Body<'/general/api/login', 'put'>
type MessageDraft = Body<'/general/api/contactus/', 'post'>
type RegistrationDraft = Body<'/general/api/courseregister/', 'post'>
type Day = components['schemas']['Forecast']

/** A public form is accepted unless the response body has a `status` other than true; most have none. */
const isNotRejected = (body: Record<string, unknown>, isSaved: boolean) =>
  isSaved || !('status' in body) || body.status === true

/** Signs in, without a token. Accepted only when the message is "Authentication successful". */
export const signIn = async (
  login: SignIn,
): Promise<ApiResult<{ userMessage: string; token?: string }>> =>
  checkResult(
    await send({
      client: 'anonymous',
      method: 'post',
      path: '/general/api/login/',
      body: toFormData(login),
    }),
    (body) => body.userMessage === 'Authentication successful',
  )

/**
 * Changes the password of the stored login's e-mail. A 401 whose token is still good for a read is a wrong
 * current password, and becomes `failed`.
 */
export const changePassword = async (change: PasswordChange): Promise<ApiResult<Accepted>> => {
  const result = checkResult<Accepted>(
    await send({
      client: 'staff',
      method: 'put',
      path: '/general/api/login',
      body: toFormData(change),
    }),
    isAccepted,
  )
  if (result.ok || result.cause !== 'denied') return result
  const { ok: isTokenGood } = await listForWrite('/admin/api/notification', {
    page: 1,
    page_size: 1,
  })
  return isTokenGood ? { ...result, cause: 'failed' } : result
}

export const sendMessage = async (message: MessageDraft): Promise<ApiResult<object>> =>
  checkResult(
    await send({
      client: 'visitor',
      method: 'post',
      path: '/general/api/contactus/',
      body: toFormData(message),
    }),
    isNotRejected,
  )

export const register = async (registration: RegistrationDraft): Promise<ApiResult<object>> =>
  checkResult(
    await send({
      client: 'visitor',
      method: 'post',
      path: '/general/api/courseregister/',
      body: toFormData(registration),
    }),
    isNotRejected,
  )

/** Reads the weather forecast of the sample page. A response that is no list is a failure. */
export const forecast = async (signal?: AbortSignal): Promise<ApiResult<Day[]>> => {
  const result = await send({ client: 'visitor', method: 'get', path: '/weatherforecast', signal })
  if (!result.ok) {
    // The screen shows only that it failed; the console names the address.
    if (result.detail) console.warn(result.detail)
    return result
  }
  return Array.isArray(result.data)
    ? { ok: true, data: (result.data as unknown[]).filter(isDay) }
    : { ok: false, cause: 'failed' }
}

const isDay = (entry: unknown): entry is Day => typeof entry === 'object' && entry !== null

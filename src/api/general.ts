import { checkReply, send, type Reply } from './client'
import { isAccepted, listForWrite, type Accepted } from './collection'
import type { Body } from './contract'
import { toFormData } from './to-form-data'
import type { components } from './schema'

type SignIn = Body<'/general/api/login/', 'post'>
type PasswordChange = Body<'/general/api/login', 'put'>
type MessageDraft = Body<'/general/api/contactus/', 'post'>
type RegistrationDraft = Body<'/general/api/courseregister/', 'post'>
type Day = components['schemas']['Forecast']

/** A public form is accepted unless the response body has a `status` other than true; most have none [WIRE-6]. */
const isNotRejected = (body: Record<string, unknown>, isSaved: boolean) =>
  isSaved || !('status' in body) || body.status === true

/** Signs in, without a token [LOGIN-1] [AUTH-2]. Accepted only when the message is "Authentication successful". */
export const signIn = async (
  login: SignIn,
): Promise<Reply<{ userMessage: string; token?: string }>> =>
  checkReply(
    await send({
      as: 'anonymous',
      method: 'post',
      path: '/general/api/login/',
      body: toFormData(login),
    }),
    (body) => body.userMessage === 'Authentication successful',
  )

/**
 * Changes the password of the stored login's e-mail [PASSWORD-3]. A 401 whose token is still good for a read is a wrong
 * current password, and becomes `failed`.
 */
export const changePassword = async (change: PasswordChange): Promise<Reply<Accepted>> => {
  const reply = checkReply<Accepted>(
    await send({
      as: 'staff',
      method: 'put',
      path: '/general/api/login',
      body: toFormData(change),
    }),
    isAccepted,
  )
  if (reply.ok || reply.cause !== 'denied') return reply
  const { ok: isTokenGood } = await listForWrite('/admin/api/notification', {
    page: 1,
    page_size: 1,
  })
  return isTokenGood ? { ...reply, cause: 'failed' } : reply
}

/** Sends a visitor's message [CONTACT-1]. */
export const sendMessage = async (message: MessageDraft): Promise<Reply<object>> =>
  checkReply(
    await send({
      as: 'visitor',
      method: 'post',
      path: '/general/api/contactus/',
      body: toFormData(message),
    }),
    isNotRejected,
  )

/** Registers a visitor for a course [REG-1]. */
export const register = async (registration: RegistrationDraft): Promise<Reply<object>> =>
  checkReply(
    await send({
      as: 'visitor',
      method: 'post',
      path: '/general/api/courseregister/',
      body: toFormData(registration),
    }),
    isNotRejected,
  )

/** Reads the weather forecast of the sample page [SAMPLE-1]. A response that is no list is a failure. */
export const forecast = async (signal?: AbortSignal): Promise<Reply<Day[]>> => {
  const reply = await send({ as: 'visitor', method: 'get', path: '/weatherforecast', signal })
  if (!reply.ok) {
    // The screen shows only that it failed; the console names the address.
    if (reply.detail) console.warn(reply.detail)
    return reply
  }
  return Array.isArray(reply.data)
    ? { ok: true, data: (reply.data as unknown[]).filter(isDay) }
    : { ok: false, cause: 'failed' }
}

const isDay = (entry: unknown): entry is Day => typeof entry === 'object' && entry !== null

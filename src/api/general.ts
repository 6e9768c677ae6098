import { checkWrite, send, type ApiResult } from './client'
import { listBeside, listWithoutToken } from './collection'
import type { Body } from './contract'
import { isRecord, readRefusal } from './refusal'
import { toFormData } from './to-form-data'
import type { components } from './schema'

type SignIn = Body<'/general/api/login/', 'post'>
type PasswordChange = Body<'/general/api/login', 'put'>
type MessageDraft = Body<'/general/api/contactus/', 'post'>
type RegistrationDraft = Body<'/general/api/courseregister/', 'post'>
type Day = components['schemas']['Forecast']

/** Signs in, without a token. Accepted only when the message is "Authentication successful". */
export const signIn = async (
  login: SignIn,
): Promise<ApiResult<{ userMessage: string; token?: string }>> => {
  const result = await send({
    client: 'anonymous',
    method: 'post',
    path: '/general/api/login/',
    body: toFormData(login),
  })
  if (!result.ok) return result
  const { data } = result
  if (!isRecord(data) || !Object.keys(data).length) return { ok: false, cause: 'failed' }
  return data.userMessage === 'Authentication successful'
    ? { ok: true, data: data as { userMessage: string; token?: string } }
    : { ok: false, cause: 'refused', ...readRefusal(data, 'success') }
}

/** What a 401 to the password change means: the password, the session, or one of both. */
export type Denial = 'password' | 'session' | 'either'

/** Changes the password of the stored login's e-mail; a 401 is explained by `denial`. */
export const changePassword = async (
  change: PasswordChange,
): Promise<ApiResult<object> & { denial?: Denial }> => {
  const result = checkWrite(
    await send({
      client: 'staff',
      method: 'put',
      path: '/general/api/login',
      body: toFormData(change),
    }),
  )
  if (result.ok || result.cause !== 'denied') return result
  const denial = await findDenial()
  return denial === 'session' ? { ...result, denial } : { ...result, cause: 'failed', denial }
}

const protectedLists = [
  '/admin/api/contactus',
  '/admin/api/mailrequest',
  '/general/api/CourseRegister',
] as const

/** Reads lists that the contract protects: one that is open without a token proves nothing about it. */
async function findDenial(): Promise<Denial> {
  for (const path of protectedLists) {
    const query = { page: 1, page_size: 1 }
    const withToken = await listBeside(path, query)
    if (!withToken.ok && withToken.status !== 403) return 'session'
    const isProtected = withToken.ok && !(await listWithoutToken(path, query)).ok
    if (isProtected) return 'password'
  }
  return 'either'
}

/** A public form is accepted by whatever is no refusal, because nobody can look whether it has arrived. */
const checkPublicForm = (sent: ApiResult<unknown>): ApiResult<object> => {
  const result = checkWrite(sent)
  return !result.ok && result.cause === 'unclear' ? { ok: true, data: {} } : result
}

export const sendMessage = async (message: MessageDraft): Promise<ApiResult<object>> =>
  checkPublicForm(
    await send({
      client: 'visitor',
      method: 'post',
      path: '/general/api/contactus/',
      body: toFormData(message),
    }),
  )

export const register = async (registration: RegistrationDraft): Promise<ApiResult<object>> =>
  checkPublicForm(
    await send({
      client: 'visitor',
      method: 'post',
      path: '/general/api/courseregister/',
      body: toFormData(registration),
    }),
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

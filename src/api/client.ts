import createClient, { type Middleware } from 'openapi-fetch'
import { isKeyOf, lookUp } from '../lib/look-up'
import { startTimeLimit } from '../lib/time-limit'
import { takePrefetched } from './prefetched'
import { decodeAsDeclared, isUndecodable, parseJson } from './read-body'
import { isRecord, readRefusal, type Refusal } from './refusal'
import type { paths } from './schema'
import { expireSession, removeLogin } from './session'
import { token } from './stored-login'
import { apiBase, csrfHeader, settings } from './settings/settings'

/**
 * The result of a call.
 * - `offline`: no response, or none within the time limit
 * - `denied`: 401
 * - `refused`: the server rejected the request in a 2xx (the `status` in the response body is not true)
 * - `failed`: any other status, a response from another origin, or a body that is not the expected JSON
 */
export type ApiResult<T> =
  | { ok: true; data: T }
  | (Refusal & {
      ok: false
      cause: 'offline' | 'denied' | 'refused' | 'failed'
      /** The HTTP status; undefined without a response, and where a 2xx was refused by its body. */
      status?: number
      /** A 404 in JSON: the server lacks this page or record. A web page would say that the address is wrong. */
      isNotFound?: boolean
      /** The outcome of a write is unknown: no response, none that can be read, or a 5xx. */
      mayHaveArrived?: boolean
      /** A 413, often of a proxy before the server: the request's file is larger than it accepts. */
      tooLarge?: boolean
      /** A write was answered with a redirect, which is not followed: nothing was done. */
      redirected?: boolean
      /**
       * The server asks to wait (429, or 503 with Retry-After): until then (ms since epoch), where it says so; `isLong`
       * where that is more than a person waits for.
       */
      busy?: { until?: number; isLong?: boolean }
      /** For the console: the address and what it returned. */
      detail?: string
    })
export type Failure = Extract<ApiResult<unknown>, { ok: false }>

let endedWrites = 0

/** How many writes of this page have ended; a cache of reads compares it. */
export const writeCount = () => endedWrites

/** Time limits of a call (ms); a write may carry a file. */
const readTimeLimit = 30_000
const writeTimeLimit = 120_000

const sameOrigin = (url: string) => new URL(url).origin === new URL(apiBase()).origin

/** A 401 on a read of the admin ends the session; app/navigation/auth-redirect.ts then navigates to sign-in. */
const expireSessionOn401: Middleware = {
  onResponse({ request, response }) {
    if (response.status !== 401 || request.method !== 'GET') return
    // The response to a request with an older token says nothing about a login made since.
    const sent = request.headers.get('Authorization')
    if (!token() || sent === `Bearer ${token()}`) expireSession()
  },
}

/** On public screens a token that the server rejects is removed; `send` then repeats the call without it. */
const dropRejectedToken: Middleware = {
  onResponse({ request, response }) {
    if (response.status !== 401) return
    const sent = request.headers.get('Authorization')
    if (!sent) return request.method === 'GET' ? expireSession() : undefined
    // A login made since then is not the one that was rejected.
    if (sent === `Bearer ${token()}`) removeLogin()
    // An unread body keeps its connection busy.
    void response.body?.cancel().catch(() => undefined)
    return new Response(null, { status: 401 })
  },
}

function createApiClient(...middlewares: Middleware[]) {
  const created = createClient<paths>({
    // Read at each call, because MSW and tests replace `fetch` after this module has loaded.
    fetch: async (request) =>
      decodeAsDeclared(await (takePrefetched(request) ?? globalThis.fetch(request))),
  })
  created.use(...middlewares)
  return created
}

/**
 * The clients: `visitor` for public screens, `staff` for the admin and the account. `write` is for reads that belong to
 * a write, whose 401 must not end the session. `anonymous` never sends a token: a dead one would lock staff out of the
 * sign-in.
 */
const clients = {
  visitor: createApiClient(dropRejectedToken),
  staff: createApiClient(expireSessionOn401),
  write: createApiClient(),
  anonymous: createApiClient(),
}
export type ClientName = keyof typeof clients

/** One request in the contract's terms. */
export interface Call {
  client: ClientName
  method: 'get' | 'post' | 'put' | 'delete'
  path: keyof paths
  id?: string | number
  query?: Record<string, string | number | undefined>
  /** FormData is sent as multipart, anything else as JSON. */
  body?: unknown
  signal?: AbortSignal
}

/** openapi-fetch ties the types of path, method and body together; the callers of `send` have checked them. */
type UncheckedRequest = (
  method: string,
  path: string,
  init: object,
) => Promise<{ data?: string; error?: unknown; response: Response }>

/** Sends one request and reads its response as JSON. Rejects only when `signal` is aborted. */
export async function send(call: Call): Promise<ApiResult<unknown>> {
  const bearer = call.client === 'anonymous' ? undefined : token()
  const result = await sendOnce(call, bearer)
  // A 401 means that nothing was done, so a write is repeated too.
  const isRepeated = call.client === 'visitor' && bearer && !result.ok && result.cause === 'denied'
  return isRepeated ? sendOnce(call, undefined) : result
}

async function sendOnce(call: Call, bearer: string | undefined): Promise<ApiResult<unknown>> {
  const { client: as, method, path, id, query, signal } = call
  const isWrite = method !== 'get'
  const limit = startTimeLimit(isWrite ? writeTimeLimit : readTimeLimit, signal)
  const request = clients[as].request as UncheckedRequest
  try {
    const { data, error, response } = await request(method, path, {
      // Every request goes to the API's own origin, the only one that gets token and cookies.
      baseUrl: apiBase(),
      headers: {
        Accept: 'application/json',
        ...(bearer && { Authorization: `Bearer ${bearer}` }),
        ...(isWrite && csrfHeader()),
      },
      credentials: settings().credentials || 'same-origin',
      params: { path: { id }, query },
      body: call.body,
      parseAs: 'text',
      redirect: isWrite ? 'manual' : 'follow',
      // A cached read would let an edit undo what somebody else has saved.
      cache: bearer || as !== 'visitor' ? 'no-store' : 'no-cache',
      signal: limit.signal,
    })
    if (response.type === 'opaqueredirect' || (response.status >= 300 && response.status < 400))
      return redirectedFailure(call, response)
    if (response.url && !sameOrigin(response.url)) return { ok: false, cause: 'failed' }
    return response.ok
      ? readSuccess(call, response, data ?? '')
      : readFailure(call, response, error)
  } catch {
    signal?.throwIfAborted()
    return { ok: false, cause: 'offline', mayHaveArrived: isWrite }
  } finally {
    limit.clear()
    if (isWrite) endedWrites += 1
  }
}

function redirectedFailure({ method }: Call, { url, headers }: Response): Failure {
  const target = headers.get('Location')
  console.warn(
    `${method.toUpperCase()} ${url} was redirected${target ? ` to ${target}` : ''}. Nothing was saved: this address has to respond itself.`,
  )
  return { ok: false, cause: 'failed', redirected: true }
}

function readSuccess(call: Call, response: Response, text: string): ApiResult<unknown> {
  const { client: as, method, body: sent } = call
  const isWrite = method !== 'get'
  if (isWrite && !text.trim()) return { ok: true, data: acceptedWithoutBody }
  const body = parseJson(text)
  if (body === undefined) {
    const detail = `${response.url} responded with ${isHtml(text) ? 'a web page' : 'something that is not JSON'}.`
    // The public list logs this detail itself; one failure gives one warning.
    if (as !== 'visitor' || isWrite) console.warn(detail)
    return { ok: false, cause: 'failed', detail, mayHaveArrived: isWrite }
  }
  if (typeof body !== 'object' || body === null)
    return { ok: false, cause: 'failed', mayHaveArrived: isWrite }
  if (isUndecodable(response)) undecodableBodies.add(body)
  if (isWrite && isSavedRecord(body, response.status, sent)) savedRecords.add(body)
  return { ok: true, data: body }
}

function readFailure({ method }: Call, response: Response, body: unknown): Failure {
  const { status } = response
  // The body of a 5xx is written for programmers; the contract's own message is the exception.
  const words = readRefusal(
    status < 500 ? body : isRecord(body) && pick(body, 'userMessage', 'traceId'),
  )
  const busy = readBusy(response)
  return {
    ok: false,
    cause: status === 401 ? 'denied' : 'failed',
    status,
    ...words,
    ...(status === 413 && { tooLarge: true }),
    ...(status === 404 && isRecord(body) && { isNotFound: true }),
    ...(busy && { busy }),
    ...(method !== 'get' && status >= 500 && !busy && { mayHaveArrived: true }),
  }
}

/** The longest wait (ms) that a count runs down and a button waits for. */
const longestWait = 600_000

/** A 429, or a 503 that says when to come back: in seconds, or as an HTTP date. */
function readBusy({ status, headers }: Response): Failure['busy'] {
  const after = headers.get('Retry-After')?.trim() ?? ''
  const isSeconds = /^\d{1,9}$/.test(after)
  if (status !== 429 && !(status === 503 && (isSeconds || Date.parse(after)))) return undefined
  // The device's clock may be wrong, so a date counts from that of the response.
  const wait = isSeconds
    ? Number(after) * 1000
    : Date.parse(after) - Date.parse(headers.get('Date') ?? '')
  if (Number.isNaN(wait)) return {}
  return wait > longestWait ? { isLong: true } : { until: Date.now() + wait }
}

const pick = (body: Record<string, unknown>, ...names: string[]) =>
  Object.fromEntries(names.map((name) => [name, lookUp(body, name)]))

const undecodableBodies = new WeakSet<object>()

/** Whether U+FFFD in a body stands for bytes that could not be decoded; elsewhere the server has it stored. */
export const hasUndecodableText = (body: object) => undecodableBodies.has(body)

/** Stands for the body of a 204, 205 or empty 2xx to a write. */
const acceptedWithoutBody = {}
/** The bodies that are the saved record, where the contract has `status` and `userMessage`. */
const savedRecords = new WeakSet<object>()

/**
 * Whether a body is the record that a write has saved. A mail has a `status` of its own, which is a text; a record of
 * that kind also has a field that was sent.
 */
function isSavedRecord(body: object, httpStatus: number, sent: unknown): boolean {
  if (!isRecord(body)) return false
  const { status, id } = body
  const hasId = typeof id === 'number' || typeof id === 'string'
  if (!('status' in body)) return hasId || httpStatus === 201
  const isOwnStatus =
    typeof status === 'string' && !/^(true|false|ok|success|error|fail(ed)?)$/i.test(status)
  const names = sent instanceof FormData ? [...sent.keys()] : []
  return hasId && isOwnStatus && names.some((name) => name !== 'file' && isKeyOf(body, name))
}

const isHtml = (text = '') => /^\s*</.test(text)

/** Whether a write was accepted by something that the contract does not name: no body, or the saved record. */
const isAcceptedOtherwise = (body: object) => body === acceptedWithoutBody || savedRecords.has(body)

/** Turns a 2xx whose body is not accepted into a `refused` result. */
export function checkResult<T extends object>(
  result: ApiResult<unknown>,
  isAccepted: (body: Record<string, unknown>, isAcceptedOtherwise: boolean) => boolean,
): ApiResult<T> {
  if (!result.ok) return result
  if (Array.isArray(result.data)) return { ok: false, cause: 'failed' }
  const body = result.data as Record<string, unknown>
  if (isAccepted(body, isAcceptedOtherwise(body))) return { ok: true, data: body as T }
  return body === acceptedWithoutBody
    ? { ok: false, cause: 'failed' }
    : { ok: false, cause: 'refused', ...readRefusal(body) }
}

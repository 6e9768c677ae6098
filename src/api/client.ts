import createClient, { type Middleware } from 'openapi-fetch'
import { startTimeLimit } from '../data/time-limit'
import { takePrefetched } from './prefetched'
import type { paths } from './schema'
import { expireSession, removeLogin, token } from './session'
import { apiBase } from './settings/settings'

/** The server's message: one sentence, or several that are shown as a list. */
export type Message = string | string[]

/**
 * The result of a call.
 * - `offline`: no response, or none within the time limit
 * - `denied`: 401
 * - `refused`: the server rejected the request (the `status` in the response body is not true)
 * - `failed`: any other status, a response from another origin, or a body that is not the expected JSON
 */
export type Reply<T> =
  | { ok: true; data: T }
  | {
      ok: false
      cause: 'offline' | 'denied' | 'refused' | 'failed'
      message?: Message
      /** A write got no response, or none that can be read: the server may have accepted it. */
      mayHaveArrived?: boolean
      /** A 413, often of a proxy before the server: the request's file is larger than it accepts. */
      tooLarge?: boolean
      /** For the console: the address and what it returned. */
      detail?: string
    }

let endedWrites = 0

/** How many writes of this page have ended; a cache of reads compares it. */
export const writeCount = () => endedWrites

/** Time limits of a call (ms) [WIRE-8]; a write may carry a file. */
const readTimeLimit = 30_000
const writeTimeLimit = 120_000

const sameOrigin = (url: string) => new URL(url).origin === new URL(apiBase()).origin

/** Sends the token with every request to the API's own origin, and to no other [AUTH-2]. */
const withToken: Middleware = {
  onRequest({ request }) {
    const bearer = token()
    if (bearer && sameOrigin(request.url)) request.headers.set('Authorization', `Bearer ${bearer}`)
  },
}

/** A 401 on a read of the admin ends the session; app/navigation/auth-redirect.ts then navigates to sign-in. */
const expireSessionOn401: Middleware = {
  onResponse({ request, response }) {
    if (response.status !== 401 || request.method !== 'GET') return
    // The response to a request with an older token says nothing about a login made since.
    const sent = request.headers.get('Authorization')
    if (!token() || sent === `Bearer ${token()}`) expireSession()
  },
}

/** On public screens a stale token is removed, and the call repeated once without it. */
const retryWithoutToken: Middleware = {
  async onResponse({ request, response }) {
    if (response.status !== 401 || request.method !== 'GET') return
    const sent = request.headers.get('Authorization')
    if (!sent) return expireSession()
    // A login made since then is not the one that was rejected.
    if (sent === `Bearer ${token()}`) removeLogin()
    // An unread body keeps its connection busy.
    void response.body?.cancel().catch(() => undefined)
    const retry = new Request(request)
    retry.headers.delete('Authorization')
    const retried = await globalThis.fetch(retry)
    if (retried.status === 401) expireSession()
    return retried
  },
}

function createApiClient(...middlewares: Middleware[]) {
  const created = createClient<paths>({
    // Read at each call, because MSW and tests replace `fetch` after this module has loaded.
    fetch: (request) => takePrefetched(request) ?? globalThis.fetch(request),
    headers: { Accept: 'application/json' },
    credentials: 'same-origin',
  })
  created.use(...middlewares)
  return created
}

/**
 * The clients: `visitor` for public screens, `staff` for the admin and the account. `write` is for reads that belong to a
 * write, whose 401 must not end the session.
 */
const clients = {
  visitor: createApiClient(withToken, retryWithoutToken),
  staff: createApiClient(withToken, expireSessionOn401),
  write: createApiClient(withToken),
}
export type ClientName = keyof typeof clients

/** One request in the contract's terms. */
export interface Call {
  as: ClientName
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
export async function send(call: Call): Promise<Reply<unknown>> {
  const { as, method, path, id, query, signal } = call
  const limit = startTimeLimit(method === 'get' ? readTimeLimit : writeTimeLimit, signal)
  const request = clients[as].request as UncheckedRequest
  try {
    const { data, error, response } = await request(method, path, {
      baseUrl: apiBase(),
      params: { path: { id }, query },
      body: call.body,
      parseAs: 'text',
      redirect: method === 'get' ? 'follow' : 'error',
      signal: limit.signal,
    })
    if (response.url && !sameOrigin(response.url)) return failed('failed')
    const body = response.ok ? parseJson(data ?? '') : error
    if (response.status === 401) return failed('denied', body)
    if (response.ok && body === undefined) {
      const detail = `${response.url} responded with ${isHtml(data) ? 'a web page' : 'something that is not JSON'}.`
      // The public list logs this detail itself; one failure gives one warning.
      if (as !== 'visitor' || method !== 'get') console.warn(detail)
      return { ...failed('failed'), detail, mayHaveArrived: method !== 'get' }
    }
    if (response.status === 413) return { ...failed('failed', body), tooLarge: true }
    if (!response.ok || typeof body !== 'object' || body === null) return failed('failed', body)
    return { ok: true, data: body }
  } catch {
    signal?.throwIfAborted()
    return { ...failed('offline'), mayHaveArrived: method !== 'get' }
  } finally {
    limit.clear()
    if (method !== 'get') endedWrites += 1
  }
}

/** The JSON of a body; undefined when it is none. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

const isHtml = (text = '') => /^\s*</.test(text)

const failed = (cause: 'offline' | 'denied' | 'refused' | 'failed', body?: unknown) =>
  ({ ok: false, cause, message: messageOf(body) }) as const

/** The server's message for the person; undefined when it sent none. */
export function messageOf(body: unknown): Message | undefined {
  if (typeof body !== 'object' || body === null || !('userMessage' in body)) return undefined
  const message = body.userMessage
  if (Array.isArray(message)) {
    const sentences = message.filter(
      (part): part is string => typeof part === 'string' && part.trim() !== '',
    )
    return sentences.length ? sentences : undefined
  }
  return typeof message === 'string' && message.trim() ? message : undefined
}

/** Turns a 200 whose body is not accepted into a `refused` reply. */
export function checkReply<T extends object>(
  reply: Reply<unknown>,
  isAccepted: (body: Record<string, unknown>) => boolean,
): Reply<T> {
  if (!reply.ok) return reply
  if (Array.isArray(reply.data)) return failed('failed')
  return isAccepted(reply.data as Record<string, unknown>)
    ? { ok: true, data: reply.data as T }
    : failed('refused', reply.data)
}

import createClient, { type Middleware } from 'openapi-fetch'
import { takePrefetched } from './prefetched'
import type { paths } from './schema'
import { expireSession, forget, token } from './session'
import { apiBase } from './settings'

/** Words of the server: one sentence, or several that are shown as a list. */
export type Message = string | string[]

/**
 * What became of a call.
 * - `offline`: no answer came at all, or none within the time limit
 * - `denied`: 401
 * - `refused`: understood and turned down (the answer's own `status` is not true)
 * - `failed`: any other status, another origin's answer, or a body that is not the JSON it should be
 */
export type Reply<T> =
  | { ok: true; data: T }
  | {
      ok: false
      cause: 'offline' | 'denied' | 'refused' | 'failed'
      message?: Message
      /** A write was sent and no answer came, or none that can be read: the server may have accepted it. */
      mayHaveArrived?: boolean
      /** For the console: which address answered with what. */
      detail?: string
    }

const readLimit = 30_000
const writeLimit = 120_000

const sameOrigin = (url: string) => new URL(url).origin === new URL(apiBase()).origin

/** The token goes with every request to the API's own origin, and to no other [AUTH-2]. */
const withToken: Middleware = {
  onRequest({ request }) {
    const bearer = token()
    if (bearer && sameOrigin(request.url)) request.headers.set('Authorization', `Bearer ${bearer}`)
  },
}

/** A read of the admin that is refused ends the session; the router, which listens, leads to sign-in. */
const whenDenied: Middleware = {
  onResponse({ request, response }) {
    if (response.status !== 401 || request.method !== 'GET') return
    // An answer to an older token says nothing about a login made since.
    const sent = request.headers.get('Authorization')
    if (!token() || sent === `Bearer ${token()}`) expireSession()
  },
}

/** A visitor with a stale token is a visitor: the token is dropped and the call repeated once without it. */
const whenStale: Middleware = {
  async onResponse({ request, response }) {
    if (response.status !== 401 || request.method !== 'GET') return
    const sent = request.headers.get('Authorization')
    if (!sent) return expireSession()
    // A login made since is not the one that was refused.
    if (sent === `Bearer ${token()}`) forget()
    // An unread body holds its connection.
    void response.body?.cancel().catch(() => undefined)
    const again = new Request(request)
    again.headers.delete('Authorization')
    const second = await globalThis.fetch(again)
    if (second.status === 401) expireSession()
    return second
  },
}

function client(...middlewares: Middleware[]) {
  const made = createClient<paths>({
    // Looked up at each call: MSW and tests replace it after this module has loaded.
    fetch: (request) => takePrefetched(request) ?? globalThis.fetch(request),
    headers: { Accept: 'application/json' },
    credentials: 'same-origin',
  })
  made.use(...middlewares)
  return made
}

/** The two that call: public screens as `visitor`, the admin and the account as `staff`. */
const callers = { visitor: client(withToken, whenStale), staff: client(withToken, whenDenied) }
export type Caller = keyof typeof callers

/** One request in the contract's terms. */
export interface Call {
  as: Caller
  method: 'get' | 'post' | 'put' | 'delete'
  path: keyof paths
  id?: string | number
  query?: Record<string, string | number | undefined>
  /** FormData goes as multipart, anything else as JSON. */
  body?: unknown
  signal?: AbortSignal
}

/**
 * Sends one request and reads its answer as JSON. Never rejects, except when `signal` is aborted: then
 * nobody waits for the answer any more.
 */
export async function send({
  as,
  method,
  path,
  id,
  query,
  body,
  signal,
}: Call): Promise<Reply<unknown>> {
  // A timer of our own: it ends with the call, and the clock of a test can move it.
  const limit = new AbortController()
  const timer = setTimeout(() => limit.abort(), method === 'get' ? readLimit : writeLimit)
  // openapi-fetch ties path, method and body together; here they come as data, checked where they are named.
  const request = callers[as].request as (
    method: string,
    path: string,
    init: object,
  ) => Promise<{
    data?: string
    error?: unknown
    response: Response
  }>
  try {
    const { data, error, response } = await request(method, path, {
      baseUrl: apiBase(),
      params: { path: { id }, query },
      body,
      parseAs: 'text',
      redirect: method === 'get' ? 'follow' : 'error',
      signal: signal ? AbortSignal.any([signal, limit.signal]) : limit.signal,
    })
    if (response.url && !sameOrigin(response.url)) return failed('failed')
    const answer = response.ok ? parsed(data ?? '') : error
    if (response.status === 401) return failed('denied', answer)
    if (response.ok && answer === undefined) {
      const detail = `${response.url} answered with ${isPage(data) ? 'a web page' : 'something that is not JSON'}.`
      // A visitor's reader says it in its own line: one failure, one warning.
      if (as === 'staff' || method !== 'get') console.warn(detail)
      return { ...failed('failed'), detail, mayHaveArrived: method !== 'get' }
    }
    if (!response.ok || typeof answer !== 'object' || answer === null)
      return failed('failed', answer)
    return { ok: true, data: answer }
  } catch {
    signal?.throwIfAborted()
    return { ...failed('offline'), mayHaveArrived: method !== 'get' }
  } finally {
    clearTimeout(timer)
  }
}

/** The JSON of a body; undefined for what is none. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

const isPage = (text = '') => /^\s*</.test(text)

const failed = (cause: 'offline' | 'denied' | 'refused' | 'failed', answer?: unknown) =>
  ({ ok: false, cause, message: messageOf(answer) }) as const

/** The server's words for the person, when it sent any. */
export function messageOf(answer: unknown): Message | undefined {
  if (typeof answer !== 'object' || answer === null || !('userMessage' in answer)) return undefined
  const said = answer.userMessage
  if (Array.isArray(said)) {
    const sentences = said.filter(
      (part): part is string => typeof part === 'string' && part.trim() !== '',
    )
    return sentences.length ? sentences : undefined
  }
  return typeof said === 'string' && said.trim() ? said : undefined
}

/** Narrows a reply by what the answer itself says: a 200 is not yet a yes. */
export function checkReply<T extends object>(
  reply: Reply<unknown>,
  accepted: (answer: Record<string, unknown>) => boolean,
): Reply<T> {
  if (!reply.ok) return reply
  if (Array.isArray(reply.data)) return failed('failed')
  return accepted(reply.data as Record<string, unknown>)
    ? { ok: true, data: reply.data as T }
    : failed('refused', reply.data)
}

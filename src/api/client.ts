import createClient from 'openapi-fetch'
import { createStore } from '../lib/create-store'
import { lookUp } from '../lib/look-up'
import { startTimeLimit, type TimeLimit } from '../lib/time-limit'
import { longestWait } from '../lib/wait'
import { withoutRefusedEmpties } from './empty-fields'
import { habits, learnSpelling, otherSpelling } from './habits'
import { takePrefetched } from './prefetched'
import { decodeAsDeclared, isUndecodable, parseJson } from './read-body'
import { isRecord, readRefusal, type Refusal } from './refusal'
import { ageResponses } from './response-cache'
import type { paths } from './schema'
import { askToSignIn, expireSession, hasOtherPerson, removeLogin } from './session'
import { token } from './stored-login'
import { apiBase, csrfHeader, documentBase, settings } from './settings/settings'
import { readVerdict, sizeOf, type Verdict } from './write-answer'

/**
 * The result of a call.
 * - `offline`: no response, or none within the time limit
 * - `denied`: 401
 * - `refused`: the server rejected a write in a 2xx, by its body
 * - `unclear`: a 2xx to a write says neither yes nor no
 * - `failed`: any other status, a response from another origin, or a body that is not the expected JSON
 */
export type ApiResult<T> =
  | {
      ok: true
      data: T
      /** What the body of a write says; `checkWrite` makes a result of it. */
      verdict?: Verdict
    }
  | (Refusal & {
      ok: false
      cause: 'offline' | 'denied' | 'refused' | 'unclear' | 'failed'
      /** The HTTP status; undefined without a response, and where a 2xx was refused by its body. */
      status?: number
      /** A 404 in JSON: the server lacks this page or record. A web page would say that the address is wrong. */
      isNotFound?: boolean
      /** The outcome of a write is unknown: no response, none that can be read, a redirect, a 5xx, or a 408. */
      mayHaveArrived?: boolean
      /** A 413, often of a proxy before the server: the request's file is larger than it accepts. */
      tooLarge?: boolean
      /** A call was answered with a redirect that is not followed. */
      redirected?: boolean
      /** A web page in place of JSON, perhaps of something before the API: it says nothing about the account. */
      isWebPage?: boolean
      /** No response came within the time limit. */
      timedOut?: boolean
      /** The person has stopped the upload. */
      wasStopped?: boolean
      /**
       * The server asks to wait (429, or 503 with Retry-After): until then (ms since epoch), where it says so; `isLong`
       * where that is more than a person waits for.
       */
      busy?: { until?: number; isLong?: boolean }
      /** Nothing was sent: another person has signed in since this tab was opened. */
      isOtherPerson?: boolean
      /** For the console: the address and what it returned. */
      detail?: string
    })
export type Failure = Extract<ApiResult<unknown>, { ok: false }>

/** Time limits of a read (ms): to the first byte, because servers that sleep need most of a minute, and to each further one. */
const firstByteLimit = 60_000
const nextByteLimit = 30_000
/** The time limit of a write (ms): one second more for each 10 kB of its file. */
const writeTimeLimit = (body: unknown) =>
  120_000 + (body instanceof FormData ? Math.floor(sizeOf(body) / 10_000) * 1000 : 0)

/** After this time (ms) without a byte a screen says that it takes long. */
const slowAfter = 10_000

/** How many reads of what a person has opened wait for a server that takes long. */
export const slowReads = createStore(0)

/** Counts a read among the slow ones once it takes long; returns a function that ends that. */
function watchSlowness() {
  let isSlow = false
  const timer = setTimeout(() => {
    isSlow = true
    slowReads.set(slowReads.get() + 1)
  }, slowAfter)
  return () => {
    clearTimeout(timer)
    if (isSlow) slowReads.set(slowReads.get() - 1)
    isSlow = false
  }
}

/** A write that sends a file and has taken a second (ms). */
interface Upload {
  /** In bytes. */
  size: number
  startedAt: number
  stop: () => void
}
const uploadShownAfter = 1000
export const currentUpload = createStore<Upload | undefined>(undefined)

/** Shows a write with a file as the current upload; returns a function that ends that. */
function watchUpload(body: unknown, stop: () => void) {
  if (!(body instanceof FormData && [...body.values()].some((value) => value instanceof File)))
    return () => {}
  const upload = { size: sizeOf(body), startedAt: Date.now(), stop }
  const timer = setTimeout(() => currentUpload.set(upload), uploadShownAfter)
  return () => {
    clearTimeout(timer)
    if (currentUpload.get() === upload) currentUpload.set(undefined)
  }
}

const sameOrigin = (url: string) => new URL(url).origin === new URL(apiBase()).origin

const client = createClient<paths>()

/**
 * Who asks: `visitor` for public screens, `staff` for the admin and the account. `beside` is for reads of the admin
 * beside what a person has opened or sends, whose 401 must not end the session. `anonymous` never sends a token: a dead
 * one would lock staff out of the sign-in.
 */
export type ClientName = 'visitor' | 'staff' | 'beside' | 'anonymous'

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

/** A call in the spelling that this server answers. */
type SpelledCall = Omit<Call, 'path'> & { path: string; redirect?: 'manual' }

/** openapi-fetch ties the types of path, method and body together; the callers of `send` have checked them. */
type UncheckedRequest = (
  method: string,
  path: string,
  init: object,
) => Promise<{ data?: string; error?: unknown; response: Response }>

/** Sends one request and reads its response as JSON. Rejects only when `signal` is aborted. */
export async function send(call: Call): Promise<ApiResult<unknown>> {
  if (call.client !== 'visitor' && call.client !== 'anonymous' && hasOtherPerson())
    return { ok: false, cause: 'failed', isOtherPerson: true }
  const bearer = call.client === 'anonymous' ? undefined : token()
  const result =
    call.client === 'visitor' && bearer
      ? await sendAsVisitor(call, bearer)
      : await sendFilled(call, bearer)
  if (!result.ok && result.cause === 'denied' && call.method === 'get') {
    if (call.client === 'visitor') askToSignIn()
    // The response to a request with an older token says nothing about a login made since.
    else if (call.client === 'staff' && (!token() || bearer === token())) expireSession()
  }
  return result
}

/** A token that the server refuses means that nothing was done: the call is repeated without it, a write too. */
async function sendAsVisitor(call: Call, bearer: string): Promise<ApiResult<unknown>> {
  const withToken = !(call.method === 'get' && habits.publicReadsNeedNoToken)
  const result = await sendFilled(call, withToken ? bearer : undefined)
  if (result.ok || !withToken) return result
  const isRefused = result.status === 401 || result.status === 403
  // Without an answer a preflight may have forbidden the header, which the page cannot tell.
  const isBlocked =
    call.method === 'get' &&
    result.cause === 'offline' &&
    !result.timedOut &&
    !sameOrigin(documentBase())
  if (!isRefused && !isBlocked) return result
  const repeated = await sendFilled(call, undefined)
  if (isBlocked) habits.publicReadsNeedNoToken ||= repeated.ok
  // A proxy that refuses every call has nothing to do with the token, and a login made since is another one.
  else if ((repeated.ok || repeated.status !== result.status) && token() === bearer) removeLogin()
  return repeated
}

/** Sends a call, and once more without the empty fields if the server refused only those. */
async function sendFilled(call: Call, bearer: string | undefined): Promise<ApiResult<unknown>> {
  const first = await sendSpelled(call, bearer)
  const operation = `${call.method} ${call.path}`
  const filled = first.ok ? undefined : withoutRefusedEmpties(operation, call.body, first)
  if (!filled) return first
  const second = await sendSpelled({ ...call, body: filled }, bearer)
  if (second.ok || second.mayHaveArrived || second.busy || second.cause === 'denied') return second
  habits.needsEmptyFields.add(operation)
  return first
}

/** Sends a call; a write that is redirected goes once to the other spelling of its path, if that answers by itself. */
async function sendSpelled(call: Call, bearer: string | undefined): Promise<ApiResult<unknown>> {
  const path = call.method === 'get' ? call.path : (habits.spellings.get(call.path) ?? call.path)
  const result = await sendOnce({ ...call, path }, bearer)
  if (result.ok || !result.redirected) return result
  const other = otherSpelling(path)
  if (!(await respondsItself({ ...call, path: other }, bearer))) return result
  habits.spellings.set(call.path, other)
  return sendOnce({ ...call, path: other }, bearer)
}

/** Whether the address of a call responds to a read with anything but a redirect, a 404 or a web page. */
async function respondsItself(call: SpelledCall, bearer: string | undefined): Promise<boolean> {
  const probe: SpelledCall = { ...call, method: 'get', body: undefined, redirect: 'manual' }
  const result = await sendOnce(probe, bearer)
  return (
    result.ok ||
    !(result.redirected || result.isWebPage || result.status === 404 || result.cause === 'offline')
  )
}

async function sendOnce(
  call: SpelledCall,
  bearer: string | undefined,
): Promise<ApiResult<unknown>> {
  const { client: as, method, path, id, query, signal } = call
  const isWrite = method !== 'get'
  const stopper = new AbortController()
  const limit = startTimeLimit(
    isWrite ? writeTimeLimit(call.body) : firstByteLimit,
    isWrite ? stopper.signal : signal,
  )
  const endUpload = watchUpload(call.body, () => stopper.abort())
  const endSlowness = isWrite || as === 'beside' ? () => {} : watchSlowness()
  const request = client.request as UncheckedRequest
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
      redirect: call.redirect ?? (isWrite ? 'manual' : 'follow'),
      // A cached read would let an edit undo what somebody else has saved.
      cache: bearer || as !== 'visitor' ? 'no-store' : 'no-cache',
      signal: limit.signal,
      // Read at each call, because MSW and tests replace `fetch` after this module has loaded.
      fetch: async (request: Request) => {
        const response = await (takePrefetched(request) ?? globalThis.fetch(request))
        if (!isWrite) void renewWithEachByte(limit, response)
        return decodeAsDeclared(response)
      },
    })
    if (response.type === 'opaqueredirect' || (response.status >= 300 && response.status < 400))
      return redirectedFailure(call, response)
    if (response.url && !sameOrigin(response.url)) return { ok: false, cause: 'failed' }
    if (response.redirected) learnSpelling(path, response.url)
    return response.ok
      ? readSuccess(call, response, data ?? '')
      : readFailure(call, response, error)
  } catch {
    signal?.throwIfAborted()
    const wasStopped = stopper.signal.aborted
    const timedOut = limit.signal.aborted && !wasStopped
    return {
      ok: false,
      cause: 'offline',
      mayHaveArrived: isWrite,
      ...(timedOut && { timedOut }),
      ...(wasStopped && { wasStopped }),
    }
  } finally {
    limit.clear()
    endUpload()
    endSlowness()
    if (isWrite) ageResponses()
  }
}

/** Gives a response the time for each of its parts anew; the copy is read beside the response itself. */
async function renewWithEachByte(limit: TimeLimit, response: Response) {
  limit.renew(nextByteLimit)
  const reader = response.clone().body?.getReader()
  try {
    while (reader && !(await reader.read()).done) limit.renew(nextByteLimit)
  } catch {
    // The reader of the response itself sees the same failure.
  }
}

function redirectedFailure({ method }: SpelledCall, { url, headers }: Response): Failure {
  const isWrite = method !== 'get'
  const target = headers.get('Location')
  if (isWrite)
    console.warn(
      `${method.toUpperCase()} ${url} was redirected${target ? ` to ${target}` : ''}. This address has to respond itself: nobody can tell what was saved.`,
    )
  return { ok: false, cause: 'failed', redirected: true, mayHaveArrived: isWrite }
}

function readSuccess(call: SpelledCall, response: Response, text: string): ApiResult<unknown> {
  const { client: as, method, body: sent } = call
  const isWrite = method !== 'get'
  const body = text.trim() || !isWrite ? parseJson(text) : undefined
  if (body === undefined && (text.trim() || !isWrite)) {
    const detail = `${response.url} responded with ${isHtml(text) ? 'a web page' : 'something that is not JSON'}.`
    // The public list logs this detail itself; one failure gives one warning.
    if (as !== 'visitor' || isWrite) console.warn(detail)
    const isWebPage = isHtml(text)
    return { ok: false, cause: 'failed', detail, isWebPage, mayHaveArrived: isWrite }
  }
  if (!isWrite) {
    if (typeof body !== 'object' || body === null) return { ok: false, cause: 'failed' }
    if (isUndecodable(response)) undecodableBodies.add(body)
    return { ok: true, data: body }
  }
  const form = sent instanceof FormData ? sent : undefined
  const verdict = readVerdict({ method, status: response.status, body, sent: form })
  return { ok: true, data: body ?? {}, verdict }
}

function readFailure({ method }: SpelledCall, response: Response, body: unknown): Failure {
  const { status } = response
  // The body of a 5xx is written for programmers; the contract's own message is the exception.
  const words = readRefusal(
    status < 500 ? body : isRecord(body) && pick(body, 'userMessage', 'traceId'),
  )
  const busy = readBusy(response)
  const isWebPage = typeof body === 'string' && isHtml(body) && !busy && pageStatuses.has(status)
  const isUncertain = (status >= 500 && !busy) || abandonedStatuses.has(status)
  return {
    ok: false,
    cause: status === 401 && !isWebPage ? 'denied' : 'failed',
    status,
    ...words,
    ...(status === 413 && { tooLarge: true }),
    ...(status === 404 && isRecord(body) && { isNotFound: true }),
    ...(isWebPage && { isWebPage }),
    ...(busy && { busy }),
    ...(method !== 'get' && isUncertain && { mayHaveArrived: true }),
  }
}

/** Statuses whose web page may come from a firewall or a portal before the API. */
const pageStatuses = new Set([400, 401, 403, 406, 503])
/** They say only that somebody stopped waiting. */
const abandonedStatuses = new Set([408, 460, 499])

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

const isHtml = (text = '') => /^\s*</.test(text)

/** The result of a write whose 2xx is no yes: a refusal, or one whose outcome the list has to tell. */
export function checkWrite(result: ApiResult<unknown>): ApiResult<object> {
  if (!result.ok) return result
  const { data, verdict } = result
  if (verdict === 'accepted') return { ok: true, data: isRecord(data) ? data : {} }
  return verdict === 'unclear'
    ? { ok: false, cause: 'unclear', mayHaveArrived: true, ...readRefusal(data, 'success') }
    : { ok: false, cause: 'refused', ...readRefusal(data, 'success') }
}

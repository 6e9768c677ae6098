import type { Operation } from '../../../../mocks/engine/operations'
import type { Id } from '../../../../src/api/contract'
import { networkErrorOf } from './network-error'

/** The server to check. */
export interface Target {
  /** Ends with a slash. */
  base: string
  /** Milliseconds that one response may take. */
  limit: number
}

/** Parts of a request besides method and path. */
export interface RequestParts {
  id?: Id
  query?: Record<string, string | number>
  /** FormData is sent as multipart, other objects as JSON. */
  body?: FormData | object
  token?: string
}

/** A response, or the reason why there is none. */
export type Outcome = { ms: number; hasToken?: boolean } & (
  | {
      status: number
      type: string
      text: string
      location: string | null
      retryAfter?: string | null
      /** What names a cache before the server. */
      cache?: string
    }
  | { status?: undefined; fault: string; isFatal: boolean }
)

/** Sends one request as src/api does: exact path, same headers, without following redirects. */
export async function sendRequest(
  { base, limit }: Target,
  { name, method }: Operation,
  { id, query = {}, body, token }: RequestParts,
): Promise<Outcome> {
  const path = pathOf(name)
    .slice(1)
    .replace('{id}', encodeURIComponent(String(id)))
  const url = new URL(base + path)
  for (const [key, value] of Object.entries(query)) url.searchParams.set(key, String(value))
  const isJson = body !== undefined && !(body instanceof FormData)

  const started = performance.now()
  const ms = () => Math.round(performance.now() - started)
  try {
    const response = await fetch(url, {
      method,
      redirect: 'manual',
      signal: AbortSignal.timeout(limit),
      headers: {
        Accept: 'application/json',
        ...(isJson && { 'Content-Type': 'application/json' }),
        ...(token && { Authorization: `Bearer ${token}` }),
      },
      body: isJson ? JSON.stringify(body) : body,
    })
    const text = await response.text()
    const [type = ''] = (response.headers.get('Content-Type') ?? '').split(';')
    const location = response.headers.get('Location')
    return {
      status: response.status,
      type: type.trim().toLowerCase(),
      text,
      location,
      retryAfter: response.headers.get('Retry-After'),
      cache: cacheOf(response.headers),
      ms: ms(),
      hasToken: token !== undefined,
    }
  } catch (thrown) {
    const { message, isFatal } = networkErrorOf(thrown, url, limit)
    return { fault: message, isFatal, ms: ms() }
  }
}

/** "Age: 12", where a cache has answered in place of the server. */
function cacheOf(headers: Headers): string | undefined {
  const age = headers.get('Age')
  const state = headers.get('X-Cache')
  if (Number(age) > 0) return `Age: ${age}`
  return state && /\bhit/i.test(state) ? `X-Cache: ${state}` : undefined
}

/** Why a file cannot be fetched, or undefined. Sends no token, as an `<img>` sends none. */
export async function fetchFault({ limit }: Target, url: URL): Promise<string | undefined> {
  try {
    const { status, headers, body } = await fetch(url, { signal: AbortSignal.timeout(limit) })
    await body?.cancel()
    if (status !== 200) return String(status)
    const isPage = headers.get('Content-Type')?.startsWith('text/html')
    return isPage ? 'a web page (HTML) in place of the file' : undefined
  } catch (thrown) {
    return networkErrorOf(thrown, url, limit).message
  }
}

/** The path in an operation's name. */
export const pathOf = (name: string) => name.slice(name.indexOf(' ') + 1)

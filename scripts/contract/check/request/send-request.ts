import type { Operation } from '../../../../mocks/engine/operations'
import type { Id } from '../../../../src/api/contract'
import { networkErrorOf } from './network-error'

/** The server to check. */
export interface Target {
  /** Ends with a slash. */
  base: string
  /** Milliseconds that one response may take. */
  limit: number
  /** The address of the site, where the API is on another origin. */
  site?: string
}

/** Parts of a request besides method and path. */
export interface RequestParts {
  id?: Id
  query?: Record<string, string | number>
  /** FormData is sent as multipart, other objects as JSON. */
  body?: FormData | object
  token?: string
  headers?: Record<string, string>
  /** Asks at the path's other spelling, with or without its final slash. */
  isOtherSpelling?: boolean
}

/** A response, or the reason why there is none. */
export type Outcome = { ms: number; hasToken?: boolean } & (
  | {
      status: number
      type: string
      text: string
      headers: Headers
    }
  | { status?: undefined; fault: string; isFatal: boolean }
)

/** Sends one request as src/api does: exact path, same headers, without following redirects. */
export async function sendRequest(
  { base, limit }: Target,
  { name, method }: Operation,
  { id, query = {}, body, token, headers, isOtherSpelling }: RequestParts,
): Promise<Outcome> {
  const path = pathOf(name)
    .slice(1)
    .replace('{id}', encodeURIComponent(String(id)))
  const url = new URL(base + (isOtherSpelling ? otherSpelling(path) : path))
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
        ...headers,
      },
      body: isJson ? JSON.stringify(body) : body,
    })
    const text = await response.text()
    const [type = ''] = (response.headers.get('Content-Type') ?? '').split(';')
    return {
      status: response.status,
      type: type.trim().toLowerCase(),
      text,
      headers: response.headers,
      ms: ms(),
      hasToken: token !== undefined,
    }
  } catch (thrown) {
    const { message, isFatal } = networkErrorOf(thrown, url, limit)
    return { fault: message, isFatal, ms: ms() }
  }
}

const otherSpelling = (path: string) => (path.endsWith('/') ? path.slice(0, -1) : `${path}/`)

/** As `sendRequest`, and once more where a redirect adds or drops the final slash: browsers follow it, the app too. */
export async function sendSpelled(
  target: Target,
  operation: Operation,
  parts: RequestParts,
): Promise<Outcome> {
  const outcome = await sendRequest(target, operation, parts)
  const isRedirect = [301, 302, 307, 308].includes(outcome.status ?? 0)
  const location = isRedirect && (outcome as { headers: Headers }).headers.get('Location')
  if (!location || !URL.canParse(location, target.base)) return outcome
  const there = new URL(location, target.base).pathname
  const path = pathOf(operation.name).replace('{id}', encodeURIComponent(String(parts.id)))
  return there.endsWith(otherSpelling(path))
    ? sendRequest(target, operation, { ...parts, isOtherSpelling: true })
    : outcome
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

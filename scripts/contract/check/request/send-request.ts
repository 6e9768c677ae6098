import type { Operation } from '../../../../mocks/engine/operations'
import type { Id } from '../../../../src/api/contract'
import { faultOf } from './network-error'

/** The server to check. */
export interface Target {
  /** Ends with a slash. */
  base: string
  /** Milliseconds that one answer may take. */
  limit: number
}

/** What goes with a call, beside its method and path. */
export interface Sent {
  id?: Id
  query?: Record<string, string | number>
  /** FormData goes as multipart, anything else as JSON. */
  body?: FormData | object
  token?: string
}

/** What came back: an answer, or the reason why there is none. */
export type Outcome = { ms: number } & (
  | { status: number; type: string; text: string; location: string | null }
  | { status?: undefined; fault: string; fatal: boolean }
)

/** Sends one call as src/api sends it: exact path, the same headers, and no redirect followed. */
export async function send(
  { base, limit }: Target,
  { name, method }: Operation,
  { id, query = {}, body, token }: Sent,
): Promise<Outcome> {
  const path = pathOf(name)
    .slice(1)
    .replace('{id}', encodeURIComponent(String(id)))
  const url = new URL(base + path)
  for (const [key, value] of Object.entries(query)) url.searchParams.set(key, String(value))
  const json = body !== undefined && !(body instanceof FormData)

  const begun = performance.now()
  const ms = () => Math.round(performance.now() - begun)
  try {
    const response = await fetch(url, {
      method,
      redirect: 'manual',
      signal: AbortSignal.timeout(limit),
      headers: {
        Accept: 'application/json',
        ...(json && { 'Content-Type': 'application/json' }),
        ...(token && { Authorization: `Bearer ${token}` }),
      },
      body: json ? JSON.stringify(body) : body,
    })
    const text = await response.text()
    const [type = ''] = (response.headers.get('Content-Type') ?? '').split(';')
    const location = response.headers.get('Location')
    return { status: response.status, type: type.trim().toLowerCase(), text, location, ms: ms() }
  } catch (thrown) {
    const { words, fatal } = faultOf(thrown, url, limit)
    return { fault: words, fatal, ms: ms() }
  }
}

/** Why a file cannot be had; undefined when it can. Sent without a token, as an `<img>` asks for it. */
export async function fetchStatus({ limit }: Target, url: URL): Promise<string | undefined> {
  try {
    const { status, headers, body } = await fetch(url, { signal: AbortSignal.timeout(limit) })
    await body?.cancel()
    if (status !== 200) return String(status)
    const isPage = headers.get('Content-Type')?.startsWith('text/html')
    return isPage ? 'a web page (HTML) in place of the file' : undefined
  } catch (thrown) {
    return faultOf(thrown, url, limit).words
  }
}

/** The path of a call's name. */
export const pathOf = (name: string) => name.slice(name.indexOf(' ') + 1)

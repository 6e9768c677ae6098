import { http } from 'msw'
import { apiPath } from './operations'
import { bodyOf } from './router'

/** A request as it reached the mock server. */
export interface RecordedRequest {
  method: string
  /** Exact path and query, base included. */
  path: string
  headers: Record<string, string>
  /** Multipart as entries in their order, JSON as it reads, undefined without a body. */
  body: unknown
}

/** Every request to the API since the list was last cleared, in the order they came. */
export const requests: RecordedRequest[] = []

/** Forgets the requests so far. */
export function clearRequests() {
  requests.length = 0
}

/** Stands in front and lets everything through. */
export const record = http.all(apiPath, async ({ request }) => {
  const { pathname, search } = new URL(request.url)
  const entry: RecordedRequest = {
    method: request.method,
    path: pathname + search,
    headers: Object.fromEntries(request.headers),
    body: undefined,
  }
  // Entered before the body is read: requests that come together keep their order.
  requests.push(entry)
  // All handlers share one request, and its body can be read once.
  const body = await bodyOf(request.clone())
  entry.body = body instanceof FormData ? [...body] : body
})

import { http } from 'msw'
import { apiPath } from './operations'
import { readBody } from './router'

/** A request that reached the mock server. */
export interface RecordedRequest {
  method: string
  /** Exact path and query, including the base. */
  path: string
  headers: Record<string, string>
  /** Multipart as ordered entries, JSON parsed, undefined without a body. */
  body: unknown
}

/** All API requests since the list was last cleared, in the order of their arrival. */
export const requests: RecordedRequest[] = []

/** Clears the recorded requests. */
export function clearRequests() {
  requests.length = 0
}

/** Records every request and lets it pass to the next handler. */
export const recordingHandler = http.all(apiPath, async ({ request }) => {
  const { pathname, search } = new URL(request.url)
  const entry: RecordedRequest = {
    method: request.method,
    path: pathname + search,
    headers: Object.fromEntries(request.headers),
    body: undefined,
  }
  // Added before the body is read, so that simultaneous requests keep their order.
  requests.push(entry)
  // All handlers share one request, whose body can be read only once.
  const body = await readBody(request.clone())
  entry.body = body instanceof FormData ? [...body] : body
})

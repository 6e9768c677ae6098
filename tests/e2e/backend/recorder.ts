import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A request that reached the other host. */
export interface RecordedRequest {
  method: string
  path: string
  headers: Record<string, string | string[] | undefined>
}

/**
 * Starts a server on another origin that records all requests and responds with `body`. Its CORS
 * headers allow everything, so only the app itself can withhold the token.
 */
export async function startRecorder(body: object = { status: true, record_per_page: [] }) {
  const requests: RecordedRequest[] = []
  const server = createServer(({ method = '', url = '', headers }, response) => {
    requests.push({ method, path: url, headers })
    response.writeHead(200, {
      'Content-Type': 'application/json',
      'Access-Control-Allow-Origin': headers.origin ?? '*',
      'Access-Control-Allow-Headers': 'authorization, content-type, accept',
      'Access-Control-Allow-Methods': 'GET, POST, PUT, DELETE',
      'Access-Control-Allow-Credentials': 'true',
    })
    response.end(method === 'OPTIONS' ? undefined : JSON.stringify(body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    seen: requests,
    /** Returns the requests that are not CORS preflights. */
    withoutPreflights: () => requests.filter(({ method }) => method !== 'OPTIONS'),
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

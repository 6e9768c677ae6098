import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A request that reached the other host. */
export interface Seen {
  method: string
  path: string
  headers: Record<string, string | string[] | undefined>
}

/**
 * A host that is not ours and writes down everything it is asked; it allows every origin and header, so that
 * nothing but the app itself keeps a token from it. `answer` is what it says, an empty list unless told.
 */
export async function recorder(answer: object = { status: true, record_per_page: [] }) {
  const seen: Seen[] = []
  const server = createServer(({ method = '', url = '', headers }, response) => {
    seen.push({ method, path: url, headers })
    response.writeHead(200, {
      'Content-Type': 'application/json',
      'Access-Control-Allow-Origin': headers.origin ?? '*',
      'Access-Control-Allow-Headers': 'authorization, content-type, accept',
      'Access-Control-Allow-Methods': 'GET, POST, PUT, DELETE',
      'Access-Control-Allow-Credentials': 'true',
    })
    response.end(method === 'OPTIONS' ? undefined : JSON.stringify(answer))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    seen,
    /** What was asked other than by a browser's preflight. */
    asked: () => seen.filter(({ method }) => method !== 'OPTIONS'),
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

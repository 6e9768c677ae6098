import type { IncomingMessage, ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'

/** What came over HTTP, as the fetch standard's Request: its parser of multipart bodies is not the browser's. */
export async function requestOf(message: IncomingMessage): Promise<Request> {
  const { method = 'GET', url = '/', headers } = message
  const bodiless = method === 'GET' || method === 'HEAD'
  return new Request(`http://${headers.host}${url}`, {
    method,
    headers: Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name, String(value)]),
    ),
    body: bodiless ? undefined : await buffer(message),
  })
}

/** Sends a Response over HTTP. A network error, which has no status, is a connection that breaks. */
export async function reply(to: ServerResponse, response: Response) {
  if (response.type === 'error') {
    to.destroy()
    return
  }
  to.writeHead(response.status, Object.fromEntries(response.headers))
  to.end(Buffer.from(await response.arrayBuffer()))
}

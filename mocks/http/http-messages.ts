import type { IncomingMessage, ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { gzipSync } from 'node:zlib'

/** Converts a Node message to a fetch Request, which can parse multipart bodies. */
export async function toRequest(message: IncomingMessage): Promise<Request> {
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

/** Sends a fetch Response over HTTP. A network error closes the connection. */
export async function sendResponse(to: ServerResponse, response: Response) {
  if (response.type === 'error') {
    to.destroy()
    return
  }
  const body = Buffer.from(await response.arrayBuffer())
  const headers = Object.fromEntries(response.headers)
  // Compressed as by real hosts, because budgets count transferred bytes.
  const zips =
    /\bgzip\b/.test(to.req.headers['accept-encoding'] ?? '') &&
    /text|javascript|json|svg|xml/.test(headers['content-type'] ?? '')
  if (zips) Object.assign(headers, { 'content-encoding': 'gzip', vary: 'Accept-Encoding' })
  delete headers['content-length']
  to.writeHead(response.status, headers)
  to.end(zips ? gzipSync(body) : body)
}

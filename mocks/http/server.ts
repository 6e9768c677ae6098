import { createServer, type Server } from 'node:http'
import { getResponse } from 'msw'
import { apiPath } from '../engine/operations'
import { handlers } from '../engine/handlers'
import { reply, requestOf } from './messages'
import { policy } from './policy'

/** Says what to send; nothing leaves the caller waiting for ever. */
export type Responder = (request: Request) => Promise<Response | undefined>

/** A server over HTTP that speaks the fetch standard's Request and Response inside. */
export const httpServer = (answer: Responder): Server =>
  createServer((message, to) => {
    requestOf(message)
      .then(answer)
      .then((response) => response && reply(to, response))
      .catch((error: unknown) => {
        console.error(error)
        if (!to.headersSent) to.writeHead(500)
        to.end()
      })
  })

/** Whether the mock's handlers answer there: the API, and the files that were uploaded to it. */
export const isMocked = (pathname: string) =>
  apiPath.test(pathname) || pathname.includes('/mock-files/uploads/')

export const notFound = () =>
  new Response('Not Found', { status: 404, headers: { 'Content-Type': 'text/plain' } })

/** What the mock server says to a request below the base. */
export const mocked = async (base: string, request: Request): Promise<Response> =>
  (new URL(request.url).pathname.startsWith(base)
    ? await getResponse(handlers, request)
    : undefined) ?? notFound()

/** The headers that a deployer is told to send with every file of the bundle; `origins` is what one adds. */
export function withStrictHeaders(response: Response, origins: readonly string[] = []): Response {
  response.headers.set('Content-Security-Policy', policy(origins))
  response.headers.set('X-Content-Type-Options', 'nosniff')
  response.headers.set('Cache-Control', 'no-cache')
  return response
}

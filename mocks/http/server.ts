import { createServer, type Server } from 'node:http'
import { getResponse } from 'msw'
import { apiPath } from '../engine/operations'
import { handlers } from '../engine/handlers'
import { sendResponse, toRequest } from './http-messages'
import { createSecurityPolicy } from './policy'

/** Says what to send; nothing leaves the caller waiting for ever. */
export type Responder = (request: Request) => Promise<Response | undefined>

/** A server over HTTP that speaks the fetch standard's Request and Response inside. */
export const createHttpServer = (answer: Responder): Server =>
  createServer((message, to) => {
    toRequest(message)
      .then(answer)
      .then((response) => response && sendResponse(to, response))
      .catch((error: unknown) => {
        console.error(error)
        if (!to.headersSent) to.writeHead(500)
        to.end()
      })
  })

/** Whether the mock's handlers answer there: the API, and the files that were uploaded to it. */
export const isMockedPath = (pathname: string) =>
  apiPath.test(pathname) || pathname.includes('/mock-files/uploads/')

export const createNotFoundResponse = () =>
  new Response('Not Found', { status: 404, headers: { 'Content-Type': 'text/plain' } })

/** What the mock server says to a request below the base. */
export const getMockedResponse = async (base: string, request: Request): Promise<Response> =>
  (new URL(request.url).pathname.startsWith(base)
    ? await getResponse(handlers, request)
    : undefined) ?? createNotFoundResponse()

/** The headers that a deployer is told to send with every file of the bundle; `origins` is what one adds. */
export function withStrictHeaders(response: Response, origins: readonly string[] = []): Response {
  response.headers.set('Content-Security-Policy', createSecurityPolicy(origins))
  response.headers.set('X-Content-Type-Options', 'nosniff')
  response.headers.set('Cache-Control', 'no-cache')
  return response
}

import { createServer, type Server } from 'node:http'
import { getResponse } from 'msw'
import { apiPath } from '../engine/operations'
import { handlers } from '../engine/handlers'
import { sendResponse, toRequest } from './http-messages'
import { createSecurityPolicy } from './policy'

/** Returns the response; with undefined the request stays pending forever. */
export type Responder = (request: Request) => Promise<Response | undefined>

/**
 * Creates an HTTP server from a function of fetch Request and Response. It keeps idle connections for ten minutes: after Node's
 * five seconds, a client that reuses one in the moment of its end gets ECONNRESET.
 */
export const createHttpServer = (respond: Responder): Server =>
  createServer({ keepAliveTimeout: 600_000 }, (message, to) => {
    toRequest(message)
      .then(respond)
      .then((response) => response && sendResponse(to, response))
      .catch((error: unknown) => {
        console.error(error)
        if (!to.headersSent) to.writeHead(500)
        to.end()
      })
  })

/** Whether the mock handlers serve a path: the API and uploaded files. */
export const isMockedPath = (pathname: string) =>
  apiPath.test(pathname) || pathname.includes('/mock-files/uploads/')

/** The response for a path that the server does not serve. */
export const createNotFoundResponse = () =>
  new Response('Not Found', { status: 404, headers: { 'Content-Type': 'text/plain' } })

/** Returns the mock server's response; 404 outside the base. */
export const getMockedResponse = async (base: string, request: Request): Promise<Response> =>
  (new URL(request.url).pathname.startsWith(base)
    ? await getResponse(handlers, request)
    : undefined) ?? createNotFoundResponse()

/** Adds the headers that docs/deployment.md requires for every file of the bundle. */
export function withStrictHeaders(response: Response, origins: readonly string[] = []): Response {
  response.headers.set('Content-Security-Policy', createSecurityPolicy(origins))
  response.headers.set('X-Content-Type-Options', 'nosniff')
  response.headers.set('Cache-Control', 'no-cache')
  return response
}

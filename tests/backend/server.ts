import type { Server } from 'node:http'
import { readSiteFile, type ServedSite } from '../../mocks/http/bundle'
import {
  createHttpServer,
  isMockedPath,
  getMockedResponse,
  createNotFoundResponse,
  withStrictHeaders,
} from '../../mocks/http/server'
import { reseed } from '../../mocks/engine/reset'
import { handleControl, overrides } from './control'

/**
 * Creates a backend like a deployment: the bundle with the strict policy, routes that fall back to
 * index.html, and the mock server over HTTP as its API.
 */
export function createBackend(site: ServedSite): Server {
  reseed()
  return createHttpServer((request) => respond(site, request))
}

async function respond(site: ServedSite, request: Request): Promise<Response | undefined> {
  const { pathname } = new URL(request.url)
  if (pathname.startsWith(`${site.base}__test__/`)) return handleControl(request)
  if (isMockedPath(pathname)) return respondToApi(site, request, pathname)
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  const file = isRead ? await readSiteFile(site, pathname) : undefined
  if (!file) overrides.unmatchedRequests.push(`${request.method} ${pathname}`)
  return withStrictHeaders(file ?? createNotFoundResponse(), overrides.origins)
}

/** Returns a test's script, else the mock server's response; undefined for a script that hangs. */
async function respondToApi({ base }: ServedSite, request: Request, pathname: string) {
  const script = overrides.scripts.find(
    ({ method, path }) =>
      (method === '*' || method === request.method) &&
      (path === '*' || `${base}${path}` === pathname),
  )
  // The handlers run even for scripted responses, because they record the request.
  const mockedResponse = await getMockedResponse(base, request)
  if (!script) return mockedResponse
  if (script.hangs) return undefined
  const { status = 200, headers = { 'Content-Type': 'application/json' }, body = '' } = script
  return new Response(body, { status, headers })
}

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
 * A backend as a team may have it: the bundle's folder under some address with the strict policy, its routes
 * falling back to index.html, and an API beside it, which here is the mock server over HTTP.
 */
export function createBackend(site: ServedSite): Server {
  reseed()
  return createHttpServer((request) => respond(site, request))
}

async function respond(site: ServedSite, request: Request): Promise<Response | undefined> {
  const { pathname } = new URL(request.url)
  if (pathname.startsWith(`${site.base}__test__/`)) return handleControl(request)
  if (isMockedPath(pathname)) return respondToApi(site, request, pathname)
  const file = request.method === 'GET' ? await readSiteFile(site, pathname) : undefined
  if (!file) overrides.strays.push(`${request.method} ${pathname}`)
  return withStrictHeaders(file ?? createNotFoundResponse(), overrides.origins)
}

/** What the API says: a test's script where there is one, else the mock server. Nothing when it hangs. */
async function respondToApi({ base }: ServedSite, request: Request, pathname: string) {
  const script = overrides.scripts.find(
    ({ method, path }) =>
      (method === '*' || method === request.method) &&
      (path === '*' || `${base}${path}` === pathname),
  )
  // Recorded by the mock either way, so its handlers run even where a script has the word.
  const mockedResponse = await getMockedResponse(base, request)
  if (!script) return mockedResponse
  if (script.hangs) return undefined
  const { status = 200, headers = { 'Content-Type': 'application/json' }, body = '' } = script
  return new Response(body, { status, headers })
}

import type { Server } from 'node:http'
import { fileOf, type Site } from '../../mocks/http/bundle'
import { httpServer, isMocked, mocked, notFound, withStrictHeaders } from '../../mocks/http/server'
import { reseed } from '../../mocks/engine/reset'
import { control, staged } from './control'

/**
 * A backend as a team may have it: the bundle's folder under some address with the strict policy, its routes
 * falling back to index.html, and an API beside it, which here is the mock server over HTTP.
 */
export function backend(site: Site): Server {
  reseed()
  return httpServer((request) => answer(site, request))
}

async function answer(site: Site, request: Request): Promise<Response | undefined> {
  const { pathname } = new URL(request.url)
  if (pathname.startsWith(`${site.base}__test__/`)) return control(request)
  if (isMocked(pathname)) return answered(site, request, pathname)
  const file = request.method === 'GET' ? await fileOf(site, pathname) : undefined
  if (!file) staged.strays.push(`${request.method} ${pathname}`)
  return withStrictHeaders(file ?? notFound(), staged.origins)
}

/** What the API says: a test's script where there is one, else the mock server. Nothing when it hangs. */
async function answered({ base }: Site, request: Request, pathname: string) {
  const script = staged.scripts.find(
    ({ method, path }) =>
      (method === '*' || method === request.method) &&
      (path === '*' || `${base}${path}` === pathname),
  )
  // Recorded by the mock either way, so its handlers run even where a script has the word.
  const said = await mocked(base, request)
  if (!script) return said
  if (script.hangs) return undefined
  const { status = 200, headers = { 'Content-Type': 'application/json' }, body = '' } = script
  return new Response(body, { status, headers })
}

import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { getResponse } from 'msw'
import { apiPath } from '../../mocks/calls'
import { handlers } from '../../mocks/handlers'
import { reseed } from '../../mocks/reset'
import { control, staged } from './control'
import { reply, requestOf } from './messages'
import { policy } from './policy'
import { fileOf, type Site } from './site'

/**
 * A backend as a team may have it: the bundle's folder under some address with the strict policy, its routes
 * falling back to index.html, and an API beside it, which here is the mock server over HTTP.
 */
export function backend(site: Site): Server {
  reseed()
  return createServer((message, response) => {
    answer(site, message, response).catch((error: unknown) => {
      console.error(error)
      response.writeHead(500).end()
    })
  })
}

async function answer(site: Site, message: IncomingMessage, to: ServerResponse) {
  const request = await requestOf(message)
  const { pathname } = new URL(request.url)
  if (pathname.startsWith(`${site.base}__test__/`)) return reply(to, await control(request))
  if (apiPath.test(pathname) || pathname.includes('/mock-files/uploads/')) {
    const said = await answered(site, request, pathname)
    return said && reply(to, said)
  }
  const file = request.method === 'GET' ? await fileOf(site, pathname) : undefined
  if (!file) staged.strays.push(`${request.method} ${pathname}`)
  const response = file ?? new Response('Not Found', { status: 404 })
  response.headers.set('Content-Security-Policy', policy(staged.origins))
  response.headers.set('X-Content-Type-Options', 'nosniff')
  response.headers.set('Cache-Control', 'no-cache')
  return reply(to, response)
}

/** What the API says: a test's script where there is one, else the mock server. Nothing when it hangs. */
async function answered({ base }: Site, request: Request, pathname: string) {
  const script = staged.scripts.find(
    ({ method, path }) => method === request.method && `${base}${path}` === pathname,
  )
  // Recorded by the mock either way, so its handlers run even where a script has the word.
  const mocked = pathname.startsWith(base) ? await getResponse(handlers, request) : undefined
  if (!script) return mocked ?? new Response('Not Found', { status: 404 })
  if (script.hangs) return undefined
  const { status = 200, headers = { 'Content-Type': 'application/json' }, body = '' } = script
  return new Response(body, { status, headers })
}

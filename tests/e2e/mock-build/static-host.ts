import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'

const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webm': 'video/webm',
  '.woff2': 'font/woff2',
}

/**
 * A name for 127.0.0.1 (playwright.config.ts). On a plain http host other than localhost the browser has no service worker
 * and no clipboard.
 */
export const intranet = 'temple.test'

interface Host {
  dist?: string
  /** The response for a folder with a page: index.html of the site, its page, or a redirect to a trailing slash. */
  folders?: 'ignored' | 'served' | 'redirected'
  headers?: Record<string, string>
}

/**
 * Serves a built folder below a sub-path, with index.html for routes and 404 for missing files.
 * Only the `<base>` of index.html is edited. Returns the port and `close`.
 */
export async function staticHost(
  base: string,
  { dist = 'dist-mock', folders = 'ignored', headers = {} }: Host = {},
) {
  const read = (name: string) => readFile(join(dist, name)).catch(() => undefined)
  const server = createServer((request, response) => {
    void createResponse(request.url ?? '/').then(({ status, name = '', body, ...more }) =>
      response
        .writeHead(status, {
          'Content-Type': types[extname(name)] ?? 'text/plain',
          ...headers,
          ...more,
        })
        .end(body),
    )
  })

  async function createResponse(url: string) {
    const { pathname, search } = new URL(url, 'http://any')
    const path = pathname.startsWith(base) ? pathname.slice(base.length) : 'nowhere.txt'
    const ofFolder = join(path, 'index.html')
    const page = path && !extname(path) && folders !== 'ignored' ? await read(ofFolder) : undefined
    if (page && folders === 'redirected' && !path.endsWith('/'))
      return { status: 301, Location: `${pathname}/${search}` }
    if (page) return { status: 200, name: ofFolder, body: page }
    const name = extname(path) ? path : 'index.html'
    const body = await read(name)
    if (!body) return { status: 404, body: 'Not Found' }
    const edited = () => String(body).replace('<base href="/"', `<base href="${base}"`)
    return { status: 200, name, body: name === 'index.html' ? edited() : body }
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { port: (server.address() as AddressInfo).port, close: () => server.close() }
}

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

interface Host {
  dist?: string
  /** What it makes of a folder with a page: nothing, the page, or the page at the address with a slash. */
  folders?: 'ignored' | 'served' | 'redirected'
  headers?: Record<string, string>
}

/**
 * Any static host: a built folder below a sub-path, index.html for what has no extension, else 404. The `<base>` of
 * index.html is all that is edited.
 */
export async function staticHost(
  base: string,
  { dist = 'dist-mock', folders = 'ignored', headers = {} }: Host = {},
) {
  const read = (name: string) => readFile(join(dist, name)).catch(() => undefined)
  const server = createServer((request, response) => {
    void answer(request.url ?? '/').then(({ status, name = '', body, ...more }) =>
      response
        .writeHead(status, {
          'Content-Type': types[extname(name)] ?? 'text/plain',
          ...headers,
          ...more,
        })
        .end(body),
    )
  })

  async function answer(url: string) {
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

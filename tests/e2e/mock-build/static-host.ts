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

/** Any static host: the mock build's files below a sub-path, index.html for what has no extension, else 404. */
export async function staticHost(base: string) {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://any')
    const path = pathname.startsWith(base) ? pathname.slice(base.length) : 'nowhere.txt'
    const name = extname(path) ? path : 'index.html'
    readFile(join('dist-mock', name)).then(
      (file) => {
        const page = name === 'index.html'
        const body = page ? String(file).replace('<base href="/"', `<base href="${base}"`) : file
        response.writeHead(200, { 'Content-Type': types[extname(name)] ?? 'text/plain' }).end(body)
      },
      () => response.writeHead(404, { 'Content-Type': 'text/plain' }).end('Not Found'),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { port: (server.address() as AddressInfo).port, close: () => server.close() }
}

// A host for the tests of deploy/check.mjs: serves a built folder with responses that a test can change.
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, extname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { createSecurityPolicy } from '../../mocks/http/policy'

const page = (title: string, base: string) =>
  `<!doctype html><html><head><base href="${base}" /><title>${title}</title></head><body><div id="root">${'<p>Text</p>'.repeat(300)}</div></body></html>`

/** As large as a real chunk, so that gzip levels give different sizes. */
const code = readFileSync(new URL('../../openapi.yaml', import.meta.url), 'utf8')

/** The files of a correctly deployed site, by path. */
export const files: Record<string, string> = {
  'index.html': page('Home', '/'),
  'courses/index.html': page('Courses', '../'),
  'admin/slider/index.html': page('Slider', '../../'),
  'assets/app-1.js': code,
  'assets/letters-1.woff2': 'font',
  'art/lamp.svg': '<svg xmlns="http://www.w3.org/2000/svg" />',
  'manifest.webmanifest': '{}',
  'config.json': '{"apiBase":""}',
  'version.json': '{"version":"1.0.0","commit":"0123456789ab"}',
  'web.config': '<configuration />',
}

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
}

/** Writes files into a new folder and returns its path. */
export function folderOf(content: Record<string, string>): string {
  const dir = mkdtempSync(join(tmpdir(), 'temple-check-'))
  for (const [name, text] of Object.entries(content)) {
    mkdirSync(dirname(join(dir, name)), { recursive: true })
    writeFileSync(join(dir, name), text)
  }
  return dir
}

/** What the host sends for one request. */
export interface HostResponse {
  status: number
  body: string
  headers: Record<string, string | string[]>
  /** Level of gzip; undefined sends the body as it is. */
  gzip?: number
}

/** What the host received. */
export interface ReceivedRequest {
  method: string
  /** Without the query. */
  path: string
  bytes: number
}

/** Changes the responses of a correct host into those of a misconfigured one. */
export type Misconfiguration = (response: HostResponse, received: ReceivedRequest) => HostResponse

/** The response of a correct host for one of the `files`. */
export const fileResponse = (name: string): HostResponse => ({
  status: 200,
  body: files[name]!,
  headers: {
    'Content-Type': types[extname(name)] ?? 'application/octet-stream',
    'Cache-Control': name.includes('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    ETag: `"${createHash('sha1').update(files[name]!).digest('hex')}"`,
    Vary: 'Accept-Encoding',
  },
  gzip: 6,
})

const json = (status: number): HostResponse => ({
  status,
  body: '{"status":false}',
  headers: { 'Content-Type': 'application/json' },
})

/** The response of a correct host. */
function correctResponse({ method, path }: ReceivedRequest): HostResponse {
  if (/^(?:general|admin)\/api\//.test(path)) {
    if (path.includes('none')) return json(404)
    return json(method === 'GET' ? 200 : 401)
  }
  const route = path.replace(/\/$/, '')
  const own = route ? `${route}/index.html` : 'index.html'
  if (path !== 'web.config' && path in files) return fileResponse(path)
  if (own in files) return fileResponse(own)
  if (!extname(path)) return fileResponse('index.html')
  return { status: 404, body: 'Not Found', headers: { 'Content-Type': 'text/plain' } }
}

const security = {
  'Content-Security-Policy': createSecurityPolicy(),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
}

/** Starts a host on a free port; resolves to its address and the server. */
export async function startHost(misconfigure: Misconfiguration = (response) => response) {
  const respondTo = (message: IncomingMessage) => {
    const request = {
      method: message.method!,
      path: new URL(message.url!, 'http://host').pathname.slice(1),
      bytes: Number(message.headers['content-length'] ?? 0),
    }
    const correct = correctResponse(request)
    return misconfigure({ ...correct, headers: { ...security, ...correct.headers } }, request)
  }
  const server: Server = createServer((request, response) => {
    const { status, body, headers, gzip } = respondTo(request)
    const isKnown = headers.ETag && request.headers['if-none-match'] === headers.ETag
    const encoding = gzip === undefined ? {} : { 'Content-Encoding': 'gzip' }
    response.writeHead(isKnown ? 304 : status, { ...headers, ...encoding })
    response.end(gzip === undefined ? body : gzipSync(body, { level: gzip }))
  })
  // The upload check never sends its body: a host with a lower limit responds at once, others wait for the body.
  server.on('checkContinue', (request, response) => {
    const { status } = respondTo(request)
    if (status === 413 || status === 403) response.writeHead(status).end()
    else response.writeContinue()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}/`, server }
}

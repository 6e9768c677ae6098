import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { serveDataSet } from '../engine/data/data-set'
import { clearRequests, requests } from '../engine/recorded-requests'
import { reseed } from '../engine/reset'
import type { Scenario } from '../engine/scenarios/scenarios'
import { clearViolations, violations } from '../engine/validation'
import { readSiteFile } from './bundle'
import { generateDataSet } from '../engine/data/generated/generated'
import { sampleSeed } from '../engine/data/sample'
import { withCorsHeaders, isPreflight, respondToPreflight } from './cors'
import {
  createHttpServer,
  isMockedPath,
  getMockedResponse,
  createNotFoundResponse,
  withStrictHeaders,
} from './server'

/** Options of the mock server over HTTP; all have defaults. */
export interface ServerOptions {
  host?: string
  /** 0 selects a free port. */
  port?: number
  /** The path below which it responds, as a deployment under a sub-path. */
  base?: string
  /** A folder with a production build, served beside the API. */
  bundle?: string
  scenario?: Scenario
  seed?: string
  /** Records per entity. */
  rows?: number
  /** Whatever the contract permits is served in place of the sample. */
  data?: 'generated'
  /** Called with a line for every API request. */
  log?: (line: string) => void
}

/** A mock server that accepts requests until it is closed. */
export interface RunningServer {
  /** Ends with a slash. */
  url: string
  close(): Promise<void>
}

/** Starts the mock server over HTTP with the handlers of development and tests, open to any origin. */
export async function startMockServer({
  host = '127.0.0.1',
  port = 0,
  base: basePath = '/',
  bundle,
  log,
  data,
  ...records
}: ServerOptions = {}): Promise<RunningServer> {
  if (bundle !== undefined) checkBundle(bundle)
  reseed(records)
  if (data) serveDataSet(generateDataSet(records.seed ?? sampleSeed))
  const base = `/${basePath}/`.replace(/\/+/g, '/')

  const respond = async (request: Request): Promise<Response> => {
    if (isPreflight(request)) return respondToPreflight(request)
    const { pathname, search } = new URL(request.url)
    if (!isMockedPath(pathname)) {
      const file =
        request.method === 'GET' && (await readSiteFile({ dist: bundle, base }, pathname))
      return withStrictHeaders(file || createNotFoundResponse())
    }
    const start = performance.now()
    const response = await getMockedResponse(base, request)
    const ms = Math.round(performance.now() - start)
    log?.(`${request.method} ${pathname}${search} ${response.status || 'no response'} ${ms} ms`)
    // Only tests read these lists; in a long-running server they would grow forever.
    if (requests.length > 1000) clearRequests()
    if (violations.length > 1000) clearViolations()
    return response
  }

  const server = createHttpServer(async (request) =>
    withCorsHeaders(request, await respond(request)),
  )
  await new Promise<void>((resolve, reject) => {
    server.once('error', (fault: NodeJS.ErrnoException) =>
      reject(new Error(describeError(fault, port))),
    )
    server.listen(port, host, resolve)
  })
  const address = server.address()
  const bound = typeof address === 'object' ? address?.port : port
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${bound}${base}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function checkBundle(folder: string) {
  if (!existsSync(join(folder, 'index.html')))
    throw new Error(`There is no index.html in ${folder}: run "npm run build" first.`)
  if (existsSync(join(folder, 'mockServiceWorker.js')))
    throw new Error(
      `${folder} is a mock build, which contains its own mock server: give a production build.`,
    )
}

const errorTexts: Record<string, (port: number) => string> = {
  EADDRINUSE: (port) =>
    `Port ${port} is in use: end what listens there, or choose another with --port.`,
  EACCES: (port) => `Port ${port} may not be opened by you: choose one above 1023 with --port.`,
  EADDRNOTAVAIL: () => 'This machine has no such address: choose another with --host.',
  ENOTFOUND: () => 'This machine has no such address: choose another with --host.',
}

const describeError = ({ code = '', message }: NodeJS.ErrnoException, port: number) =>
  errorTexts[code]?.(port) ?? message

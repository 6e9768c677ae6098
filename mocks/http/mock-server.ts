import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { clearRequests, requests } from '../engine/recorded-requests'
import { reseed } from '../engine/reset'
import type { Scenario } from '../engine/scenarios/scenarios'
import { clearViolations, violations } from '../engine/validation'
import { fileOf } from './bundle'
import { allowAll, isPreflight, preflight } from './cors'
import { httpServer, isMocked, mocked, notFound, withStrictHeaders } from './server'

/** How the mock server over HTTP is started; every option has a default. */
export interface ServerOptions {
  host?: string
  /** 0 is any that is free. */
  port?: number
  /** Where it lies, as a deployment under a sub-path. */
  base?: string
  /** The folder of a production build to serve beside the API. */
  bundle?: string
  scenario?: Scenario
  seed?: string
  /** How many records of each kind. */
  rows?: number
  /** Hears of every call to the API. */
  log?: (line: string) => void
}

/** A server that listens. */
export interface Running {
  /** Ends with a slash. */
  url: string
  close(): Promise<void>
}

/** Starts the mock server over HTTP: the handlers of development and tests, readable from any origin. */
export async function startMockServer({
  host = '127.0.0.1',
  port = 0,
  base: given = '/',
  bundle,
  log,
  ...records
}: ServerOptions = {}): Promise<Running> {
  if (bundle !== undefined) checkBundle(bundle)
  reseed(records)
  const base = `/${given}/`.replace(/\/+/g, '/')

  const answer = async (request: Request): Promise<Response> => {
    if (isPreflight(request)) return preflight(request)
    const { pathname, search } = new URL(request.url)
    if (!isMocked(pathname)) {
      const file = request.method === 'GET' && (await fileOf({ dist: bundle, base }, pathname))
      return withStrictHeaders(file || notFound())
    }
    const begun = performance.now()
    const said = await mocked(base, request)
    const ms = Math.round(performance.now() - begun)
    log?.(`${request.method} ${pathname}${search} ${said.status || 'no answer'} ${ms} ms`)
    // A test reads them; a server that runs for days would only gather them.
    if (requests.length > 1000) clearRequests()
    if (violations.length > 1000) clearViolations()
    return said
  }

  const server = httpServer(async (request) => allowAll(request, await answer(request)))
  await new Promise<void>((resolve, reject) => {
    server.once('error', (fault: NodeJS.ErrnoException) => reject(new Error(wordsOf(fault, port))))
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
    throw new Error(`${folder} is a mock build, which answers itself: give a production build.`)
}

const faults: Record<string, (port: number) => string> = {
  EADDRINUSE: (port) =>
    `Port ${port} is in use: end what listens there, or choose another with --port.`,
  EACCES: (port) => `Port ${port} may not be opened by you: choose one above 1023 with --port.`,
  EADDRNOTAVAIL: () => 'This machine has no such address: choose another with --host.',
  ENOTFOUND: () => 'This machine has no such address: choose another with --host.',
}

const wordsOf = ({ code = '', message }: NodeJS.ErrnoException, port: number) =>
  faults[code]?.(port) ?? message

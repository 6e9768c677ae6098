import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getResponse } from 'msw'
import { sampleToken } from '../../../mocks/engine/account'
import { findOperation, type OperationName } from '../../../mocks/engine/operations'
import { handlers } from '../../../mocks/engine/handlers'
import { createHttpServer, type Responder } from '../../../mocks/http/server'
import { contractRows, type Run } from './check'
import type { Row } from './report'

// For the tests of the contract check: the mock server over HTTP with one broken operation.

let openServers: Server[] = []

/** Closes the servers that a test started. */
export function closeServers() {
  for (const server of openServers) {
    server.close()
    server.closeAllConnections()
  }
  openServers = []
}

async function listen(server: Server): Promise<string> {
  openServers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
}

/** An address where nothing listens. */
export async function unusedAddress(): Promise<string> {
  const base = await listen(createServer())
  await new Promise((resolve) => openServers.pop()!.close(resolve))
  return base
}

/** Produces the broken response; it may call `correct` for the correct one. */
export type BrokenResponse = (
  correct: () => Promise<Response>,
  request: Request,
) => ReturnType<Responder>

/**
 * Starts the mock server over HTTP, with one broken operation or none; resolves to its address. With `addsSlash` the admin's
 * writes are done at the path with a final slash only, and redirected there.
 */
export const startServer = (call?: OperationName, broken?: BrokenResponse, addsSlash = false) =>
  listen(
    createHttpServer((given) => {
      let request = given
      if (addsSlash && given.method !== 'GET' && given.url.includes('/admin/api/')) {
        if (!given.url.endsWith('/'))
          return Promise.resolve(Response.redirect(`${given.url}/`, 307))
        request = new Request(given.url.slice(0, -1), given)
      }
      const correct = async () =>
        (await getResponse(handlers, request)) ??
        new Response('A drawing', { status: request.url.includes('/mock-files/') ? 200 : 404 })
      return broken && findOperation(request)?.operation.name === call
        ? broken(correct, request)
        : correct()
    }),
  )

/** Runs the contract check with a token. */
export const runCheck = (base: string, run: Partial<Run> = {}) =>
  contractRows({ base, limit: 5000, token: sampleToken, ...run })

/** The failed rows as "operation: messages". */
export const failures = (rows: Row[]) =>
  rows
    .filter(({ verdict }) => verdict === 'FAIL')
    .map(({ operation, messages }) => `${operation.id}: ${messages.join('; ')}`)

type ListBody = { record_per_page: Record<string, unknown>[] } & Record<string, unknown>

/** The correct response with a changed body. */
export const changeBody =
  (change: (body: ListBody) => object): BrokenResponse =>
  async (correct) =>
    Response.json(change((await (await correct()).json()) as ListBody))

/** The correct list with the properties of `change` in each record. */
export const eachRecord = (change: object) =>
  changeBody((body) => ({
    ...body,
    record_per_page: body.record_per_page.map((record) => ({ ...record, ...change })),
  }))

/** A response with this body, JSON by default. */
export const respondWith =
  (body: string, status = 200, type = 'application/json'): BrokenResponse =>
  () =>
    Promise.resolve(new Response(body, { status, headers: { 'Content-Type': type } }))

/** The correct response to the same request without its search. */
export const withoutSearch: BrokenResponse = async (_correct, request) => {
  const url = new URL(request.url)
  url.searchParams.delete('search')
  return (await getResponse(handlers, new Request(url, request)))!
}

/** A write that succeeds but drops one field. */
export const withoutField =
  (field: string): BrokenResponse =>
  async (_correct, request) => {
    const form = await request.formData()
    form.delete(field)
    const { url, method, headers } = request
    const others = new Headers(headers)
    others.delete('Content-Type')
    return (await getResponse(handlers, new Request(url, { method, headers: others, body: form })))!
  }

/** The correct list with each value of one field replaced. */
export const eachValue = (field: string, write: (value: string) => string) =>
  changeBody((body) => ({
    ...body,
    record_per_page: body.record_per_page.map((record) => {
      const value = record[field]
      return { ...record, [field]: typeof value === 'string' ? write(value) : value }
    }),
  }))

import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getResponse } from 'msw'
import { sampleToken } from '../../../mocks/engine/account'
import { operationOf, type CallName } from '../../../mocks/engine/operations'
import { handlers } from '../../../mocks/engine/handlers'
import { httpServer, type Responder } from '../../../mocks/http/server'
import { contractRows, type Run } from './check'
import type { Row } from './report'

// What the tests of the contract check share: servers that are right but for one call.

let open: Server[] = []

/** Ends the servers of a test. */
export function closeAll() {
  for (const server of open) {
    server.close()
    server.closeAllConnections()
  }
  open = []
}

async function listening(server: Server): Promise<string> {
  open.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
}

/** An address where nothing listens. */
export async function nowhere(): Promise<string> {
  const base = await listening(createServer())
  await new Promise((resolve) => open.pop()!.close(resolve))
  return base
}

/** What a server says in place of the right answer, which it may have a look at. */
export type Wrong = (right: () => Promise<Response>, request: Request) => ReturnType<Responder>

/** The mock server over HTTP, with one call that goes wrong or none. */
export const server = (call?: CallName, wrong?: Wrong) =>
  listening(
    httpServer((request) => {
      const right = async () =>
        (await getResponse(handlers, request)) ?? new Response('Not found', { status: 404 })
      return wrong && operationOf(request)?.operation.name === call
        ? wrong(right, request)
        : right()
    }),
  )

/** The check of a server by somebody who is signed in. */
export const check = (base: string, run: Partial<Run> = {}) =>
  contractRows({ base, limit: 5000, token: sampleToken, ...run })

/** The failed lines, each with its operation and its words. */
export const failures = (rows: Row[]) =>
  rows
    .filter(({ verdict }) => verdict === 'FAIL')
    .map(({ operation, words }) => `${operation.id}: ${words.join('; ')}`)

type Answer = { record_per_page: Record<string, unknown>[] } & Record<string, unknown>

/** The right answer, changed. */
export const changed =
  (change: (answer: Answer) => object): Wrong =>
  async (right) =>
    Response.json(change((await (await right()).json()) as Answer))

/** The right list, with another value in each record. */
export const eachRecord = (change: object) =>
  changed((answer) => ({
    ...answer,
    record_per_page: answer.record_per_page.map((record) => ({ ...record, ...change })),
  }))

/** Another answer altogether: JSON unless told otherwise. */
export const says =
  (body: string, status = 200, type = 'application/json'): Wrong =>
  () =>
    Promise.resolve(new Response(body, { status, headers: { 'Content-Type': type } }))

/** The right answer to the same call without its search. */
export const withoutSearch: Wrong = async (_right, request) => {
  const url = new URL(request.url)
  url.searchParams.delete('search')
  return (await getResponse(handlers, new Request(url, request)))!
}

/** A write that says yes and keeps every field but one. */
export const withoutField =
  (field: string): Wrong =>
  async (_right, request) => {
    const form = await request.formData()
    form.delete(field)
    const { url, method, headers } = request
    const others = new Headers(headers)
    others.delete('Content-Type')
    return (await getResponse(handlers, new Request(url, { method, headers: others, body: form })))!
  }

/** The right list, with each value of a field replaced. */
export const eachValue = (field: string, write: (value: string) => string) =>
  changed((answer) => ({
    ...answer,
    record_per_page: answer.record_per_page.map((record) => {
      const value = record[field]
      return { ...record, [field]: typeof value === 'string' ? write(value) : value }
    }),
  }))

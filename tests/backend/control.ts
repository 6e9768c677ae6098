import { operations } from '../../mocks/engine/operations'
import { reseed } from '../../mocks/engine/reset'
import { requests, type RecordedRequest } from '../../mocks/engine/recorded-requests'
import { isScenario, useScenario as putInForce } from '../../mocks/engine/scenarios/scenarios'
import { violations } from '../../mocks/engine/validation'
import type { Narrowing } from '../../mocks/engine/scenarios/scenario-handler'

/** What a test has the server say to one call in place of the mock's answer. */
export interface Script {
  /** `*` is every method. */
  method: string
  /** The call's exact path, after the base; `*` is every call. */
  path: string
  status?: number
  headers?: Record<string, string>
  body?: string
  /** No answer ever comes. */
  hangs?: boolean
}

/** A file as the server parsed it. */
export interface ParsedFile {
  name: string
  type: string
  base64: string
}

/** What the server has seen since the last reset. */
export interface Log {
  requests: (Omit<RecordedRequest, 'body'> & { body: unknown })[]
  /** Breaches of the contract. */
  violations: typeof violations
  /** Requests for what is not there: missing files, addresses outside the base. */
  strays: string[]
}

/** What tests have put in force; none of it survives a reset. */
export const staged = { scripts: [] as Script[], origins: [] as string[], strays: [] as string[] }

/** The tests' own addresses, `__test__/...` below the base; nothing of the app knows them. */
export async function control(request: Request): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url)
  switch (pathname.split('/').at(-1)) {
    case 'requests':
      return Response.json({
        requests: await Promise.all(requests.map(plain)),
        violations,
        strays: staged.strays,
      } satisfies Log)
    case 'reset':
      reseed()
      Object.assign(staged, { scripts: [], origins: [], strays: [] })
      return new Response(null, { status: 204 })
    case 'scenario': {
      const name = searchParams.get('name')
      if (!isScenario(name)) return new Response(`No scenario "${name}".`, { status: 400 })
      const only = searchParams.getAll('only') as NonNullable<Narrowing['only']>
      putInForce(name, only.length ? { only } : {})
      return new Response(null, { status: 204 })
    }
    case 'script':
      // The latest word counts.
      staged.scripts.unshift((await request.json()) as Script)
      return new Response(null, { status: 204 })
    case 'calls':
      return Response.json(operations.map(({ name }) => name))
    case 'page':
      // Without the policy: it does not let a page register a worker.
      return typed('text/html', '<!doctype html><link rel=icon href="data:,">')
    case 'mockServiceWorker.js':
    case 'anotherWorker.js':
      return typed('text/javascript', 'addEventListener("fetch", () => {})')
    case 'allow':
      staged.origins.push(...searchParams.getAll('origin'))
      return new Response(null, { status: 204 })
    default:
      return new Response('No such control.', { status: 404 })
  }
}

/** A worker may then serve the whole base. */
const typed = (type: string, body: string) =>
  new Response(body, { headers: { 'Content-Type': type, 'Service-Worker-Allowed': '/' } })

/** A recorded request as JSON can carry it: files with their bytes. */
async function plain(request: RecordedRequest): Promise<Log['requests'][number]> {
  if (!Array.isArray(request.body)) return request
  const entries = request.body as [string, string | File][]
  const body = await Promise.all(
    entries.map(async ([name, value]) => [name, value instanceof File ? await file(value) : value]),
  )
  return { ...request, body }
}

const file = async (given: File): Promise<ParsedFile> => ({
  name: given.name,
  type: given.type,
  base64: Buffer.from(await given.arrayBuffer()).toString('base64'),
})

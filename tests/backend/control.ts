import { operations } from '../../mocks/engine/operations'
import { reseed } from '../../mocks/engine/reset'
import { requests, type RecordedRequest } from '../../mocks/engine/recorded-requests'
import { isScenario, useScenario as setScenario } from '../../mocks/engine/scenarios/scenarios'
import { violations } from '../../mocks/engine/validation'
import type { ScenarioOptions } from '../../mocks/engine/scenarios/scenario-handler'

/** A response that a test sets in place of the mock server's. */
export interface ScriptedResponse {
  /** `*` matches every method. */
  method: string
  /** The exact path after the base; `*` matches every path. */
  path: string
  status?: number
  headers?: Record<string, string>
  body?: string
  /** Never responds. */
  hangs?: boolean
}

/** An uploaded file as the server parsed it. */
export interface ParsedFile {
  name: string
  type: string
  base64: string
}

/** What the server has recorded since the last reset. */
export interface ServerLog {
  requests: (Omit<RecordedRequest, 'body'> & { body: unknown })[]
  /** Violations of the contract. */
  violations: typeof violations
  /** Requests for missing files or outside the base. */
  unmatchedRequests: string[]
}

/** State of the current test; a reset clears it. */
export const overrides = {
  scripts: [] as ScriptedResponse[],
  origins: [] as string[],
  unmatchedRequests: [] as string[],
}

/** Handles `__test__/...` below the base: requests by which a test controls the server. */
export async function handleControl(request: Request): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url)
  switch (pathname.split('/').at(-1)) {
    case 'requests':
      return Response.json({
        requests: await Promise.all(requests.map(serializeRequest)),
        violations,
        unmatchedRequests: overrides.unmatchedRequests,
      } satisfies ServerLog)
    case 'reset':
      reseed()
      Object.assign(overrides, { scripts: [], origins: [], unmatchedRequests: [] })
      return new Response(null, { status: 204 })
    case 'scenario': {
      const name = searchParams.get('name')
      if (!isScenario(name)) return new Response(`No scenario "${name}".`, { status: 400 })
      const only = searchParams.getAll('only') as NonNullable<ScenarioOptions['only']>
      setScenario(name, only.length ? { only } : {})
      return new Response(null, { status: 204 })
    }
    case 'records': {
      // The number of records of each kind, by default `each`.
      const { each, ...counts } = Object.fromEntries(
        [...searchParams].map(([name, count]) => [name, Number(count)]),
      )
      reseed({ rows: each, counts })
      return new Response(null, { status: 204 })
    }
    case 'script':
      // The latest script wins.
      overrides.scripts.unshift((await request.json()) as ScriptedResponse)
      return new Response(null, { status: 204 })
    case 'calls':
      return Response.json(operations.map(({ name }) => name))
    case 'page':
      // Sent without the content security policy, because the policy forbids workers.
      return createTextResponse('text/html', '<!doctype html><link rel=icon href="data:,">')
    case 'mockServiceWorker.js':
    case 'anotherWorker.js':
      return createTextResponse('text/javascript', 'addEventListener("fetch", () => {})')
    case 'allow':
      overrides.origins.push(...searchParams.getAll('origin'))
      return new Response(null, { status: 204 })
    default:
      return new Response('No such control.', { status: 404 })
  }
}

/** Returns a text response; its header allows a worker to control the whole origin. */
const createTextResponse = (type: string, body: string) =>
  new Response(body, { headers: { 'Content-Type': type, 'Service-Worker-Allowed': '/' } })

/** Returns a recorded request in a form that JSON can hold: files as base64. */
async function serializeRequest(request: RecordedRequest): Promise<ServerLog['requests'][number]> {
  if (!Array.isArray(request.body)) return request
  const entries = request.body as [string, string | File][]
  const body = await Promise.all(
    entries.map(async ([name, value]) => [
      name,
      value instanceof File ? await serializeFile(value) : value,
    ]),
  )
  return { ...request, body }
}

const serializeFile = async (given: File): Promise<ParsedFile> => ({
  name: given.name,
  type: given.type,
  base64: Buffer.from(await given.arrayBuffer()).toString('base64'),
})

import type { SetupWorker } from 'msw/browser'
import { apiPath, findOperation } from '../engine/operations'
import { readBody } from '../engine/router'
import { findResponseViolations, findRequestViolations, type Violation } from '../engine/validation'

/** A call to the API, as the panel shows it. */
export interface LoggedCall {
  id: string
  method: string
  url: string
  /** Path and query. */
  path: string
  /** Whether it carried a token; the token itself is not kept. */
  isSignedIn: boolean
  /** The fields of a multipart body; of a file its name, of a password nothing. */
  fields: LoggedField[]
  /** A JSON body. */
  json?: string
  /** Absent while it is under way, and when no answer came. */
  status?: number
  ms?: number
  /** Whether the contract has such a call. */
  isDocumented: boolean
  /** What broke the contract; absent until there is an answer to judge. */
  violations?: string[]
}

export type LoggedField = { name: string; value: string } | { name: string; file: string }

const maxCalls = 200
let calls: readonly LoggedCall[] = []
const listeners = new Set<() => void>()

/** The last 200 calls, the newest last. A new list after each change. */
export const getLoggedCalls = () => calls

/** Hears of every change of the list. Returns how to stop. */
export function subscribeToLog(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Forgets the calls so far. */
export const clearLog = () => setCalls([])

function setCalls(next: readonly LoggedCall[]) {
  calls = next
  for (const listener of listeners) listener()
}

const updateCall = (id: string, more: Partial<LoggedCall>) =>
  setCalls(calls.map((call) => (call.id === id ? { ...call, ...more } : call)))

/** Listens to a mock server's calls. */
export function startLog({ events }: Pick<SetupWorker, 'events'>) {
  const started = new Map<string, { at: number; body: Promise<unknown> }>()

  events.on('request:start', ({ request, requestId: id }) => {
    const { pathname, search } = new URL(request.url)
    if (!apiPath.test(pathname)) return
    const body = readBody(request.clone()).catch(() => undefined)
    started.set(id, { at: performance.now(), body })
    const { method, url, headers } = request
    const call: LoggedCall = {
      ...{ id, method, url, path: pathname + search, fields: [] },
      isSignedIn: headers.has('Authorization'),
      isDocumented: findOperation(request) !== undefined,
    }
    setCalls([...calls, call].slice(-maxCalls))
    void body.then((read) => updateCall(id, readLoggedBody(read)))
  })

  events.on('request:end', ({ requestId: id }) => {
    const start = started.get(id)
    if (start) updateCall(id, { ms: Math.round(performance.now() - start.at) })
  })

  const logResponse = async (id: string, request: Request, response: Response) => {
    const start = started.get(id)
    started.delete(id)
    if (!start || response.type === 'error') return
    updateCall(id, { status: response.status })
    const found = findOperation(request)
    const sent = await start.body
    const type = response.headers.get('Content-Type')?.split(';')[0] ?? ''
    const answer: unknown = await response.json().catch(() => undefined)
    const violations = found && [
      ...findRequestViolations(found.operation, new URL(request.url), sent),
      ...findResponseViolations(found.operation, response.status, type, answer),
    ]
    updateCall(id, { violations: violations?.map(describeViolation) ?? [] })
  }
  events.on('response:mocked', ({ requestId, request, response }) => {
    void logResponse(requestId, request, response.clone())
  })
  events.on('response:bypass', ({ requestId, request, response }) => {
    updateCall(requestId, { isDocumented: false })
    void logResponse(requestId, request, response.clone())
  })
}

const describeViolation = ({ source, field, problem }: Violation) =>
  `${source} ${field}: ${problem}`

function readLoggedBody(body: unknown): Partial<LoggedCall> {
  if (body instanceof FormData)
    return {
      fields: [...body].map(([name, value]) =>
        value instanceof File
          ? { name, file: value.name }
          : { name, value: /pass/i.test(name) ? '' : value },
      ),
    }
  return body === undefined ? {} : { json: JSON.stringify(body) }
}

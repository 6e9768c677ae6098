import type { SetupWorker } from 'msw/browser'
import { createStore } from '../../../src/lib/create-store'
import { apiPath, findOperation } from '../../engine/operations'
import { readBody } from '../../engine/router'
import {
  findResponseViolations,
  findRequestViolations,
  type Violation,
} from '../../engine/validation'

/** An API request in the panel's log. */
export interface LoggedCall {
  id: string
  method: string
  url: string
  /** Path and query. */
  path: string
  /** Whether it carried a token; the token itself is not logged. */
  isSignedIn: boolean
  /** The fields of a multipart body: a file by its name, a password without its value. */
  fields: LoggedField[]
  /** The parsed JSON body. */
  json?: string
  /** Undefined while the request is pending and when there was no response. */
  status?: number
  ms?: number
  /** Whether it is an operation of the contract. */
  isDocumented: boolean
  /** The violations of the contract; undefined before the response. */
  violations?: string[]
}

export type LoggedField = { name: string; value: string } | { name: string; file: string }

const maxCalls = 200
const log = createStore<readonly LoggedCall[]>([])

/** The last 200 requests, the newest last. */
export const { get: getLoggedCalls, subscribe: subscribeToLog } = log

/** Clears the log. */
export const clearLog = () => log.set([])

const updateCall = (id: string, more: Partial<LoggedCall>) =>
  log.set(log.get().map((call) => (call.id === id ? { ...call, ...more } : call)))

/** Logs the API requests of a mock server. */
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
    log.set([...log.get(), call].slice(-maxCalls))
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
    const body: unknown = await response.json().catch(() => undefined)
    const violations = found && [
      ...findRequestViolations(found.operation, new URL(request.url), sent),
      ...findResponseViolations(found.operation, response.status, type, body),
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

/** Describes the result of the contract check of a call; empty while the call is pending. */
export function describeContractCheck({
  isDocumented,
  violations,
  status,
  ms,
}: LoggedCall): string {
  if (!isDocumented) return 'unhandled: not in the contract'
  if (violations?.length) return violations.join('\n')
  if (violations) return 'kept'
  return status === undefined && ms !== undefined ? 'nothing to judge' : ''
}

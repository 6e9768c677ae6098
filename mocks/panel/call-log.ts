import type { SetupWorker } from 'msw/browser'
import { apiPath, operationOf } from '../engine/operations'
import { bodyOf } from '../engine/router'
import { breachesOfAnswer, breachesOfRequest, type Violation } from '../engine/validation'

/** A call to the API, as the panel shows it. */
export interface LoggedCall {
  id: string
  method: string
  url: string
  /** Path and query. */
  path: string
  /** Whether it carried a token; the token itself is not kept. */
  signedIn: boolean
  /** The fields of a multipart body; of a file its name, of a password nothing. */
  fields: Field[]
  /** A JSON body. */
  json?: string
  /** Absent while it is under way, and when no answer came. */
  status?: number
  ms?: number
  /** Whether the contract has such a call. */
  known: boolean
  /** What broke the contract; absent until there is an answer to judge. */
  breaches?: string[]
}

export type Field = { name: string; value: string } | { name: string; file: string }

const longest = 200
let calls: readonly LoggedCall[] = []
const listeners = new Set<() => void>()

/** The last 200 calls, the newest last. A new list after each change. */
export const loggedCalls = () => calls

/** Hears of every change of the list. Returns how to stop. */
export function onLog(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Forgets the calls so far. */
export const clearLog = () => set([])

function set(next: readonly LoggedCall[]) {
  calls = next
  for (const listener of listeners) listener()
}

const change = (id: string, more: Partial<LoggedCall>) =>
  set(calls.map((call) => (call.id === id ? { ...call, ...more } : call)))

/** Listens to a mock server's calls. */
export function keepLog({ events }: Pick<SetupWorker, 'events'>) {
  const begun = new Map<string, { at: number; body: Promise<unknown> }>()

  events.on('request:start', ({ request, requestId: id }) => {
    const { pathname, search } = new URL(request.url)
    if (!apiPath.test(pathname)) return
    const body = bodyOf(request.clone()).catch(() => undefined)
    begun.set(id, { at: performance.now(), body })
    const { method, url, headers } = request
    const call: LoggedCall = {
      ...{ id, method, url, path: pathname + search, fields: [] },
      signedIn: headers.has('Authorization'),
      known: operationOf(request) !== undefined,
    }
    set([...calls, call].slice(-longest))
    void body.then((read) => change(id, bodyFields(read)))
  })

  events.on('request:end', ({ requestId: id }) => {
    const start = begun.get(id)
    if (start) change(id, { ms: Math.round(performance.now() - start.at) })
  })

  const answered = async (id: string, request: Request, response: Response) => {
    const start = begun.get(id)
    begun.delete(id)
    if (!start || response.type === 'error') return
    change(id, { status: response.status })
    const found = operationOf(request)
    const sent = await start.body
    const type = response.headers.get('Content-Type')?.split(';')[0] ?? ''
    const answer: unknown = await response.json().catch(() => undefined)
    const breaches = found && [
      ...breachesOfRequest(found.operation, new URL(request.url), sent),
      ...breachesOfAnswer(found.operation, response.status, type, answer),
    ]
    change(id, { breaches: breaches?.map(wordsOf) ?? [] })
  }
  events.on('response:mocked', ({ requestId, request, response }) => {
    void answered(requestId, request, response.clone())
  })
  events.on('response:bypass', ({ requestId, request, response }) => {
    change(requestId, { known: false })
    void answered(requestId, request, response.clone())
  })
}

const wordsOf = ({ of, field, problem }: Violation) => `${of} ${field}: ${problem}`

function bodyFields(body: unknown): Partial<LoggedCall> {
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

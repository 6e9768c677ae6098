import { delay, http, HttpResponse } from 'msw'
import { apiPath, operationOf, type CallName } from './calls'
import { cutOff, oddList } from './malformed'
import type { Scenario } from './scenarios'
import { problem } from './serve'

/** Which calls a scenario is narrowed to, and how it behaves in detail. */
export interface Narrowing {
  only?: CallName | readonly CallName[]
  /** Milliseconds that the slow scenario takes; 2,000 unless told. */
  latency?: number
  /** What the malformed scenario sends; without it reads get odd records and writes JSON that is cut off. */
  shape?: 'odd' | 'cut-off'
}

/** The scenario in force. Set by `useScenario`. */
export const present: { name: Scenario; narrowing: Narrowing } = { name: 'normal', narrowing: {} }

const signIn: CallName = 'POST /general/api/login/'
const page = '<!doctype html><title>Temple</title><div id="root"></div>'

/** The calls that wait, and what lets them go. */
const gates = new Map<CallName, { opened: Promise<void>; open: () => void }>()

/** Holds a call back until the function that this returns is called. */
export function hold(call: CallName): () => void {
  release(call)
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  gates.set(call, { opened, open })
  return () => release(call)
}

/** Lets a call go, or all of them. */
export function release(call?: CallName) {
  for (const name of call ? [call] : [...gates.keys()]) {
    gates.get(name)?.open()
    gates.delete(name)
  }
}

/** The one handler in front of the table: answers in its stead, or lets the request through. */
export const weather = http.all(apiPath, async ({ request }) => {
  const call = operationOf(request)?.operation.name
  if (!call) return
  await gates.get(call)?.opened
  const { name, narrowing } = present
  const only = narrowing.only === undefined ? undefined : [narrowing.only].flat()
  if (only && !only.includes(call)) return
  const reads = request.method === 'GET'
  // Nobody could reach the back office if signing in were touched without being named.
  const spared = call === signIn && !only

  switch (name) {
    case 'slow':
      await delay(narrowing.latency ?? 2000)
      return
    case 'failing':
      return problem(500, 'An error occurred while processing your request.')
    case 'refused':
      if (reads || spared) return
      return HttpResponse.json({ status: false, userMessage: 'The server refused this record.' })
    case 'unauthorised':
      return spared ? undefined : problem(401, 'Unauthorized')
    case 'offline':
      return HttpResponse.error()
    case 'html-instead-of-json':
      return HttpResponse.html(page)
    case 'malformed':
      return (narrowing.shape ?? (reads ? 'odd' : 'cut-off')) === 'odd' ? oddList() : cutOff()
    default:
      return
  }
})

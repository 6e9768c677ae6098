import { delay, http } from 'msw'
import { hasExpired } from '../account'
import { answerOf } from './fault-responses'
import { apiPath, operationOf, type CallName } from '../operations'
import { faultOf } from './faults'
import type { Scenario } from './scenario-names'

/** Which calls a scenario is narrowed to, and how it behaves in detail. */
export interface Narrowing {
  only?: CallName | readonly CallName[]
  /** Milliseconds that an answer takes; in the slow scenario 2,000 unless told, else none. */
  latency?: number
  /** What the malformed scenario sends; without it reads get odd records and writes JSON that is cut off. */
  shape?: 'odd' | 'cut-off'
  /** How many calls the token of `expired-token-after-N` is good for; 3 unless told. */
  after?: number
}

/** The scenario in force, and how many calls its token has served. Set by `useScenario`. */
export const present: { name: Scenario; narrowing: Narrowing; spent: number } = {
  name: 'normal',
  narrowing: {},
  spent: 0,
}

/** Whether a scenario is in force for a call. */
export const prevails = (name: Scenario, call: CallName) =>
  present.name === name && [present.narrowing.only ?? call].flat().includes(call)

const signIn: CallName = 'POST /general/api/login/'

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
  const concerned = prevails(name, call)
  const latency = narrowing.latency ?? (name === 'slow' ? 2000 : 0)
  if (concerned && latency) await delay(latency)
  const fault = faultOf(call)
  if (fault) return answerOf(fault)
  if (hasExpired(request) && call !== signIn) return answerOf(401)
  if (!concerned) return
  const reads = request.method === 'GET'
  // Nobody could reach the back office if signing in were touched without being named.
  const spared = call === signIn && !narrowing.only

  switch (name) {
    case 'failing':
      return answerOf(500)
    case 'refused':
    case 'message-array':
      return reads || spared ? undefined : answerOf(name)
    case 'unauthorised':
      return spared ? undefined : answerOf(401)
    case 'expired-token-after-N':
      return spent(request, call) ? answerOf(401) : undefined
    case 'offline':
      return answerOf('offline')
    case 'html-instead-of-json':
      return answerOf('html')
    case 'wrong-shape':
      return spared ? undefined : answerOf('wrong-shape')
    case 'malformed':
      return answerOf(
        (narrowing.shape ?? (reads ? 'odd' : 'cut-off')) === 'odd' ? 'odd-list' : 'cut-off',
      )
    default:
      return
  }
})

/** Whether the token of this call has expired; a sign-in brings a fresh one. */
function spent(request: Request, call: CallName) {
  if (call === signIn) present.spent = 0
  else if (request.headers.has('Authorization')) present.spent += 1
  else return false
  return present.spent > (present.narrowing.after ?? 3)
}

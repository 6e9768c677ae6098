import { delay, http } from 'msw'
import { hasExpiredToken } from '../account'
import { createFaultResponse } from './fault-responses'
import { apiPath, findOperation, type OperationName } from '../operations'
import { takeFault } from './faults'
import type { Scenario } from './scenario-names'

/** Which calls a scenario is narrowed to, and how it behaves in detail. */
export interface ScenarioOptions {
  only?: OperationName | readonly OperationName[]
  /** Milliseconds that an answer takes; in the slow scenario 2,000 unless told, else none. */
  latency?: number
  /** What the malformed scenario sends; without it reads get odd records and writes JSON that is cut off. */
  shape?: 'odd' | 'cut-off'
  /** How many calls the token of `expired-token-after-N` is good for; 3 unless told. */
  after?: number
}

/** The scenario in force, and how many calls its token has served. Set by `useScenario`. */
export const activeScenario: { name: Scenario; options: ScenarioOptions; spent: number } = {
  name: 'normal',
  options: {},
  spent: 0,
}

/** Whether a scenario is in force for a call. */
export const applies = (name: Scenario, call: OperationName) =>
  activeScenario.name === name && [activeScenario.options.only ?? call].flat().includes(call)

const signIn: OperationName = 'POST /general/api/login/'

/** The calls that wait, and what lets them go. */
const heldRequests = new Map<OperationName, { opened: Promise<void>; open: () => void }>()

/** Holds a call back until the function that this returns is called. */
export function holdRequest(call: OperationName): () => void {
  releaseRequests(call)
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  heldRequests.set(call, { opened, open })
  return () => releaseRequests(call)
}

/** Lets a call go, or all of them. */
export function releaseRequests(call?: OperationName) {
  for (const name of call ? [call] : [...heldRequests.keys()]) {
    heldRequests.get(name)?.open()
    heldRequests.delete(name)
  }
}

/** The one handler in front of the table: answers in its stead, or lets the request through. */
export const scenarioHandler = http.all(apiPath, async ({ request }) => {
  const call = findOperation(request)?.operation.name
  if (!call) return
  await heldRequests.get(call)?.opened
  const { name, options } = activeScenario
  const concerned = applies(name, call)
  const latency = options.latency ?? (name === 'slow' ? 2000 : 0)
  if (concerned && latency) await delay(latency)
  const fault = takeFault(call)
  if (fault) return createFaultResponse(fault)
  if (hasExpiredToken(request) && call !== signIn) return createFaultResponse(401)
  if (!concerned) return
  const reads = request.method === 'GET'
  // Nobody could reach the back office if signing in were touched without being named.
  const spared = call === signIn && !options.only

  switch (name) {
    case 'failing':
      return createFaultResponse(500)
    case 'refused':
    case 'message-array':
      return reads || spared ? undefined : createFaultResponse(name)
    case 'unauthorised':
      return spared ? undefined : createFaultResponse(401)
    case 'expired-token-after-N':
      return spent(request, call) ? createFaultResponse(401) : undefined
    case 'offline':
      return createFaultResponse('offline')
    case 'html-instead-of-json':
      return createFaultResponse('html')
    case 'wrong-shape':
      return spared ? undefined : createFaultResponse('wrong-shape')
    case 'malformed':
      return createFaultResponse(
        (options.shape ?? (reads ? 'odd' : 'cut-off')) === 'odd' ? 'odd-list' : 'cut-off',
      )
    default:
      return
  }
})

/** Whether the token of this call has expired; a sign-in brings a fresh one. */
function spent(request: Request, call: OperationName) {
  if (call === signIn) activeScenario.spent = 0
  else if (request.headers.has('Authorization')) activeScenario.spent += 1
  else return false
  return activeScenario.spent > (activeScenario.options.after ?? 3)
}

import { delay, http } from 'msw'
import { hasExpiredToken } from '../account'
import { createFaultResponse } from './fault-responses'
import { apiPath, findOperation, type OperationName } from '../operations'
import { takeFault } from './faults'
import { waitForTimings } from './timings'
import type { Scenario } from './scenario-names'

/** Details of a scenario: which operations it applies to, and how it behaves. */
export interface ScenarioOptions {
  only?: OperationName | readonly OperationName[]
  /** Milliseconds before each response; 2,000 by default in `slow`, else 0. */
  latency?: number
  /** What `malformed` sends; by default odd records to reads and truncated JSON to writes. */
  shape?: 'odd' | 'cut-off'
  /** How many requests the token of `expired-token-after-N` is valid for; 3 by default. */
  after?: number
}

/** The active scenario, how many requests its token has served, and which records it has changed. Set by `useScenario`. */
export const activeScenario: {
  name: Scenario
  options: ScenarioOptions
  servedRequests: number
  changedRecords: Set<string>
} = {
  name: 'normal',
  options: {},
  servedRequests: 0,
  changedRecords: new Set(),
}

/** Whether a scenario is active and applies to an operation. */
export const applies = (name: Scenario, operation: OperationName) =>
  activeScenario.name === name &&
  [activeScenario.options.only ?? operation].flat().includes(operation)

const signIn: OperationName = 'POST /general/api/login/'

/** Operations whose requests wait until they are released. */
const pendingRequests = new Map<OperationName, { released: Promise<void>; release: () => void }>()

/** Delays an operation's requests until the returned function is called. */
export function holdRequest(operation: OperationName): () => void {
  releaseRequests(operation)
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  pendingRequests.set(operation, { released, release })
  return () => releaseRequests(operation)
}

/** Releases the held requests of one operation or of all. */
export function releaseRequests(operation?: OperationName) {
  for (const name of operation ? [operation] : [...pendingRequests.keys()]) {
    pendingRequests.get(name)?.release()
    pendingRequests.delete(name)
  }
}

/** Whether requests of an operation are held at present. */
export const isHolding = () => pendingRequests.size > 0

/** The state that requests come in, until the next reset; what still waits then must not touch the state after it. */
let round = createRound()

function createRound() {
  let end = () => {}
  const ended = new Promise<void>((resolve) => {
    end = resolve
  })
  return { ended, end: () => end() }
}

/** Ends every request that waits: a test or a story has left it. */
export function endWaiting() {
  round.end()
  round = createRound()
}

/** Waits as long as the request is held, timed or slow. */
async function wait(operation: OperationName) {
  await pendingRequests.get(operation)?.released
  await waitForTimings(operation)
  const { name, options } = activeScenario
  const latency = options.latency ?? (name === 'slow' ? 2000 : 0)
  if (applies(name, operation) && latency) await delay(latency)
}

/** The handler before the router: responds for the active scenario and faults, or lets the request pass. */
export const scenarioHandler = http.all(apiPath, async ({ request }) => {
  const operation = findOperation(request)?.operation.name
  if (!operation) return
  const startedIn = round
  await Promise.race([wait(operation), startedIn.ended])
  if (round !== startedIn) return createFaultResponse('offline')
  const { name, options } = activeScenario
  const isAffected = applies(name, operation)
  const fault = takeFault(operation)
  if (fault) return createFaultResponse(fault)
  if (hasExpiredToken(request) && operation !== signIn) return createFaultResponse(401)
  if (!isAffected) return
  const isRead = request.method === 'GET'
  // Without this exemption nobody could sign in to see the admin in a failing scenario.
  const isExempt = operation === signIn && !options.only

  switch (name) {
    case 'failing':
      return createFaultResponse(500)
    case 'refused':
    case 'message-array':
      return isRead || isExempt ? undefined : createFaultResponse(name)
    case 'unauthorised':
      return isExempt ? undefined : createFaultResponse(401)
    case 'expired-token-after-N':
      return countTokenUse(request, operation) ? createFaultResponse(401) : undefined
    case 'offline':
      return createFaultResponse('offline')
    case 'html-instead-of-json':
      return createFaultResponse('html')
    case 'wrong-shape':
      return isExempt ? undefined : createFaultResponse('wrong-shape')
    case 'malformed':
      return createFaultResponse(
        (options.shape ?? (isRead ? 'odd' : 'cut-off')) === 'odd' ? 'odd-list' : 'cut-off',
      )
    default:
      return
  }
})

/** Counts a request with a token and returns whether the token has expired; signing in starts again. */
function countTokenUse(request: Request, operation: OperationName) {
  if (operation === signIn) activeScenario.servedRequests = 0
  else if (request.headers.has('Authorization')) activeScenario.servedRequests += 1
  else return false
  return activeScenario.servedRequests > (activeScenario.options.after ?? 3)
}

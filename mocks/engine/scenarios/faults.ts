import { faultResponses, type FaultResponse } from './fault-responses'
import { operations, type OperationName } from '../operations'

/** A call that is answered otherwise: always, or the next few times. */
export interface Fault {
  operation: OperationName
  response: FaultResponse
  times?: number
}

let active: readonly { fault: Fault; remaining: number }[] = []
const listeners = new Set<() => void>()

function setActive(next: typeof active) {
  active = next
  for (const listener of listeners) listener()
}

/** Has these calls fail, and no others. A fault that was active before keeps the count that it has remaining. */
export function useFaults(faults: readonly Fault[] = []) {
  const remainingOf = (fault: Fault) => active.find((entry) => entry.fault === fault)?.remaining
  setActive(
    faults.map((fault) => ({ fault, remaining: remainingOf(fault) ?? fault.times ?? Infinity })),
  )
}

/** The answer of the first fault that is remaining for a call; it is used up by one. */
export function takeFault(call: OperationName): FaultResponse | undefined {
  const found = active.find(({ fault, remaining }) => fault.operation === call && remaining > 0)
  if (!found) return undefined
  setActive(
    active.map((entry) => (entry === found ? { ...entry, remaining: entry.remaining - 1 } : entry)),
  )
  return found.fault.response
}

/** The faults in their order, with how often each is still to come. A new list after each change. */
export const getActiveFaults = () => active

/** Calls the listener after every change of the faults. Returns how to stop. */
export function subscribeToFaults(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** The call that a link means: `PUT admin/api/courses` is the contract's `PUT /admin/api/courses/{id}`. */
function findOperationName(text: string): OperationName | undefined {
  const [, method = '', path = ''] = /^([A-Za-z]+) \/?(\S+)$/.exec(text) ?? []
  const name = `${method.toUpperCase()} /${path}`
  return [name, `${name}/{id}`, `${name}/`]
    .map((wanted) => operations.find((operation) => operation.name === wanted)?.name)
    .find((found) => found !== undefined)
}

/** `PUT admin/api/courses:500`, and with `*2` at the end only the next two times; undefined for what is none. */
export function parseFault(text: string): Fault | undefined {
  const [, named = '', word = '', times] = /^(.+):([\w-]+)(?:\*([1-9]\d{0,3}))?$/.exec(text) ?? []
  const call = findOperationName(named)
  const answer = parseFaultResponse(word)
  if (!call || !answer) return undefined
  return { operation: call, response: answer, ...(times ? { times: Number(times) } : {}) }
}

function parseFaultResponse(word: string): FaultResponse | undefined {
  if (/^[45]\d\d$/.test(word)) return Number(word)
  return Object.hasOwn(faultResponses, word) ? (word as FaultResponse) : undefined
}

/** A fault as a link says it. */
export const formatFault = ({ operation, response, times }: Fault) =>
  `${operation.replace(' /', ' ').replace('/{id}', '')}:${response}${times ? `*${times}` : ''}`

import { faultResponses, type FaultResponse } from './fault-responses'
import { createStore } from '../../../src/lib/create-store'
import { operations, type OperationName } from '../operations'

/** An operation that fails always or the next few times. */
export interface Fault {
  operation: OperationName
  response: FaultResponse
  times?: number
}

const store = createStore<readonly { fault: Fault; remaining: number }[]>([])

/** All faults with their remaining counts. */
export const { get: getActiveFaults, subscribe: subscribeToFaults } = store

/** Replaces all faults. One that was active before keeps its remaining count. */
export function setFaults(faults: readonly Fault[] = []) {
  const active = store.get()
  const remainingOf = (fault: Fault) => active.find((entry) => entry.fault === fault)?.remaining
  store.set(
    faults.map((fault) => ({ fault, remaining: remainingOf(fault) ?? fault.times ?? Infinity })),
  )
}

/** Returns the response of an operation's first remaining fault and lowers its count. */
export function takeFault(operation: OperationName): FaultResponse | undefined {
  const active = store.get()
  const found = active.find(
    ({ fault, remaining }) => fault.operation === operation && remaining > 0,
  )
  if (!found) return undefined
  store.set(
    active.map((entry) => (entry === found ? { ...entry, remaining: entry.remaining - 1 } : entry)),
  )
  return found.fault.response
}

/** Finds the operation of a link's short form: `PUT admin/api/courses` is `PUT /admin/api/courses/{id}`. */
export function findOperationName(text: string): OperationName | undefined {
  const [, method = '', path = ''] = /^([A-Za-z]+) \/?(\S+)$/.exec(text) ?? []
  const name = `${method.toUpperCase()} /${path}`
  return [name, `${name}/{id}`, `${name}/`]
    .map((candidate) => operations.find((operation) => operation.name === candidate)?.name)
    .find((found) => found !== undefined)
}

/** Formats an operation in the short form of a link. */
export const formatOperation = (operation: OperationName) =>
  operation.replace(' /', ' ').replace('/{id}', '')

/** Parses `PUT admin/api/courses:500`; `*2` at the end limits it to two times. Undefined when invalid. */
export function parseFault(text: string): Fault | undefined {
  const [, named = '', word = '', times] = /^(.+):([\w-]+)(?:\*([1-9]\d{0,3}))?$/.exec(text) ?? []
  const operation = findOperationName(named)
  const response = parseFaultResponse(word)
  if (!operation || !response) return undefined
  return { operation, response, ...(times ? { times: Number(times) } : {}) }
}

function parseFaultResponse(word: string): FaultResponse | undefined {
  if (/^[45]\d\d$/.test(word)) return Number(word)
  return Object.hasOwn(faultResponses, word) ? (word as FaultResponse) : undefined
}

/** Formats a fault for a link. */
export const formatFault = ({ operation, response, times }: Fault) =>
  `${formatOperation(operation)}:${response}${times ? `*${times}` : ''}`

import { answers, type Answer } from './fault-responses'
import { operations, type CallName } from '../operations'

/** A call that is answered otherwise: always, or the next few times. */
export interface Fault {
  call: CallName
  answer: Answer
  times?: number
}

let active: readonly { fault: Fault; left: number }[] = []
const listeners = new Set<() => void>()

function setActive(next: typeof active) {
  active = next
  for (const listener of listeners) listener()
}

/** Has these calls fail, and no others. A fault that was active before keeps the count that it has left. */
export function useFaults(faults: readonly Fault[] = []) {
  const leftOf = (fault: Fault) => active.find((entry) => entry.fault === fault)?.left
  setActive(faults.map((fault) => ({ fault, left: leftOf(fault) ?? fault.times ?? Infinity })))
}

/** The answer of the first fault that is left for a call; it is used up by one. */
export function faultOf(call: CallName): Answer | undefined {
  const found = active.find(({ fault, left }) => fault.call === call && left > 0)
  if (!found) return undefined
  setActive(active.map((entry) => (entry === found ? { ...entry, left: entry.left - 1 } : entry)))
  return found.fault.answer
}

/** The faults in their order, with how often each is still to come. A new list after each change. */
export const activeFaults = () => active

/** Calls the listener after every change of the faults. Returns how to stop. */
export function onFaultsChange(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** The call that a link means: `PUT admin/api/courses` is the contract's `PUT /admin/api/courses/{id}`. */
function callOf(text: string): CallName | undefined {
  const [, method = '', path = ''] = /^([A-Za-z]+) \/?(\S+)$/.exec(text) ?? []
  const name = `${method.toUpperCase()} /${path}`
  return [name, `${name}/{id}`, `${name}/`]
    .map((wanted) => operations.find((operation) => operation.name === wanted)?.name)
    .find((found) => found !== undefined)
}

/** `PUT admin/api/courses:500`, and with `*2` at the end only the next two times; undefined for what is none. */
export function readFault(text: string): Fault | undefined {
  const [, named = '', word = '', times] = /^(.+):([\w-]+)(?:\*([1-9]\d{0,3}))?$/.exec(text) ?? []
  const call = callOf(named)
  const answer = readAnswer(word)
  if (!call || !answer) return undefined
  return { call, answer, ...(times ? { times: Number(times) } : {}) }
}

function readAnswer(word: string): Answer | undefined {
  if (/^[45]\d\d$/.test(word)) return Number(word)
  return Object.hasOwn(answers, word) ? (word as Answer) : undefined
}

/** A fault as a link says it. */
export const faultText = ({ call, answer, times }: Fault) =>
  `${call.replace(' /', ' ').replace('/{id}', '')}:${answer}${times ? `*${times}` : ''}`

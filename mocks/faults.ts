import { answers, type Answer } from './answers'
import { operations, type CallName } from './calls'

/** A call that is answered otherwise: always, or the next few times. */
export interface Fault {
  call: CallName
  answer: Answer
  times?: number
}

let present: { fault: Fault; left: number }[] = []

/** Has these calls fail, and no others. */
export function useFaults(faults: readonly Fault[] = []) {
  present = faults.map((fault) => ({ fault, left: fault.times ?? Infinity }))
}

/** The answer of the first fault that is left for a call; it is used up by one. */
export function faultOf(call: CallName): Answer | undefined {
  const found = present.find(({ fault, left }) => fault.call === call && left > 0)
  if (found) found.left -= 1
  return found?.fault.answer
}

/** How often each fault is still to come, in their order. */
export const faultsLeft = () => present.map(({ left }) => left)

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

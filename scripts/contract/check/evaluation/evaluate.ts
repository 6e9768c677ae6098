import type { Operation } from '../../../../mocks/engine/operations'
import { breachesOfAnswer, undocumented } from '../../../../mocks/engine/validation'
import { pathOf, type Outcome } from '../request/send-request'
import { letterCaseHint } from './evaluate-records'

/** What is to be said of an outcome: faults fail the check, notes do not. */
export interface Judgement {
  faults: string[]
  notes: string[]
  /** The JSON of the answer, where there is one. */
  answer?: Record<string, unknown> | unknown[]
}

/** Holds an outcome against the contract; `due` is the status that was to come. */
export function judge(operation: Operation, outcome: Outcome, due = 200): Judgement {
  if (outcome.status === undefined) return fault(outcome.fault)
  const { status, type, text, location } = outcome
  if (status >= 300 && status < 400)
    return fault(`redirects to ${location ?? 'nowhere'}; the API has to answer here itself`)
  if (isPage(type, text))
    return fault(
      `${status} with a web page (HTML) in place of JSON: the site answers here, not the API`,
    )
  const answer = parsed(text)
  const said = wordsIn(answer)
  const wrongStatus =
    status === due ? [] : [`${status} where ${due} was due${said}${hintOf(operation, status)}`]
  if (answer === undefined)
    return fault(...wrongStatus, text.trim() ? `is not JSON: ${cut(text)}` : 'the body is empty')

  const breaches = breachesOfAnswer(operation, status, type, answer)
  const worded = breaches.map(({ field, problem }) => ({
    words: `${field}: ${problem}${problem.includes('required') ? hintAt(answer, field) : ''}`,
    mild: problem === undocumented && !field.startsWith('('),
  }))
  return {
    faults: [...wrongStatus, ...worded.filter(({ mild }) => !mild).map(({ words }) => words)],
    notes: worded.filter(({ mild }) => mild).map(({ words }) => words),
    answer: answer as Judgement['answer'],
  }
}

const fault = (...faults: string[]): Judgement => ({ faults, notes: [] })

const isPage = (type: string, text: string) =>
  type === 'text/html' || /^\s*<(!doctype|html|head|body)/i.test(text)

function parsed(text: string): object | undefined {
  try {
    const json: unknown = JSON.parse(text)
    return typeof json === 'object' && json !== null ? json : undefined
  } catch {
    return undefined
  }
}

const cut = (text: string, most = 60) => (text.length > most ? `${text.slice(0, most)}...` : text)

/** Whether a field that is missing came with other capital letters. */
function hintAt(answer: object, field: string): string {
  const steps = field.split('.')
  const holder = steps
    .slice(0, -1)
    .reduce<unknown>((part, step) => (part as Record<string, unknown>)[step], answer)
  return letterCaseHint(holder, steps.at(-1)!)
}

/** The server's own words in brackets, with what it says of each field. */
export function wordsIn(answer: unknown): string {
  const { userMessage, detail, title, errors } = (answer ?? {}) as Record<string, unknown>
  const said = [userMessage, detail, title].map(sentences).find(Boolean)
  const ofFields = Object.entries(typeof errors === 'object' ? (errors ?? {}) : {}).map(
    ([field, words]) => `${field}: ${sentences(words)}`,
  )
  const all = [said, ...ofFields].filter(Boolean)
  return all.length ? ` (${all.join('; ')})` : ''
}

/** One sentence or a list of them, as one text. */
const sentences = (words: unknown) =>
  cut(
    [words]
      .flat()
      .filter((part) => typeof part === 'string')
      .join(' '),
    200,
  )

function hintOf({ name }: Operation, status: number): string {
  if (status === 401 || status === 403) return ': is the token good, and not expired?'
  if (status === 404 || status === 405)
    return `: letter case and trailing slash must be those of ${pathOf(name)}`
  return ''
}

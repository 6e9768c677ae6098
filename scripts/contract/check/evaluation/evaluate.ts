import type { Operation } from '../../../../mocks/engine/operations'
import { findResponseViolations, undocumented } from '../../../../mocks/engine/validation'
import { pathOf, type Outcome } from '../request/send-request'
import { letterCaseHint, type Findings } from './evaluate-records'

/** The result of validating a response. */
export interface Evaluation extends Findings {
  /** The JSON of the response, if it has any. */
  body?: Record<string, unknown> | unknown[]
}

/** Validates a response against the contract and the expected status. */
export function evaluate(operation: Operation, outcome: Outcome, expectedStatus = 200): Evaluation {
  if (outcome.status === undefined) return withFaults(outcome.fault)
  const { status, type, text, headers } = outcome
  if (status >= 300 && status < 400)
    return withFaults(
      `redirects to ${headers.get('Location') ?? 'nowhere'}; the API has to respond here itself`,
    )
  if (isPage(type, text))
    return withFaults(
      `${status} with a web page (HTML) in place of JSON: the site responds here, not the API`,
    )
  const body = parseJson(text)
  const message = serverMessage(body)
  const isWrite = operation.method !== 'GET'
  const isAccepted = status === expectedStatus || (isWrite && [201, 202, 204, 205].includes(status))
  const hint = statusHint(operation, status, outcome.hasToken)
  const wrongStatus = isAccepted ? [] : [`${status} instead of ${expectedStatus}${message}${hint}`]
  const isOther = isAccepted && status !== expectedStatus
  const notes = isOther ? [`${status} in place of ${expectedStatus}: it counts as accepted`] : []
  if (body === undefined && isAccepted && !text.trim() && (isWrite || status >= 400)) {
    const empty = 'no body: the person reads a sentence of the app'
    return { faults: [], notes: status < 300 ? notes : [empty] }
  }
  if (body === undefined) {
    if (text.trim()) return withFaults(...wrongStatus, `is not JSON: ${truncate(text)}`)
    return withFaults(...wrongStatus, ...(status < 400 ? ['the body is empty'] : []))
  }

  const breaches = findResponseViolations(operation, status, type, body)
  const findings = breaches.map(({ field, problem }) => ({
    message: `${field}: ${problem}${problem.includes('required') ? letterCaseHintFor(body, field) : ''}`,
    isNote: problem === undocumented && !field.startsWith('('),
  }))
  return {
    faults: [
      ...wrongStatus,
      ...findings.filter(({ isNote }) => !isNote).map(({ message }) => message),
    ],
    notes: [...notes, ...findings.filter(({ isNote }) => isNote).map(({ message }) => message)],
    body: body as Evaluation['body'],
  }
}

const withFaults = (...faults: string[]): Evaluation => ({ faults, notes: [] })

const isPage = (type: string, text: string) =>
  type === 'text/html' || /^\s*<(!doctype|html|head|body)/i.test(text)

function parseJson(text: string): object | undefined {
  try {
    const json: unknown = JSON.parse(text)
    return typeof json === 'object' && json !== null ? json : undefined
  } catch {
    return undefined
  }
}

const truncate = (text: string, maxLength = 60) =>
  text.length > maxLength ? `${text.slice(0, maxLength)}...` : text

/** A hint if a missing field is present in another letter case. */
function letterCaseHintFor(body: object, field: string): string {
  const steps = field.split('.')
  const holder = steps
    .slice(0, -1)
    .reduce<unknown>((part, step) => (part as Record<string, unknown>)[step], body)
  return letterCaseHint(holder, steps.at(-1)!)
}

/** The server's message and its messages for each field, in brackets. */
export function serverMessage(body: unknown): string {
  const { userMessage, detail, title, errors } = (body ?? {}) as Record<string, unknown>
  const message = [userMessage, detail, title].map(joinTexts).find(Boolean)
  const fieldMessages = Object.entries(typeof errors === 'object' ? (errors ?? {}) : {}).map(
    ([field, texts]) => `${field}: ${joinTexts(texts)}`,
  )
  const all = [message, ...fieldMessages].filter(Boolean)
  if (!all.length) all.push(...textsByName(body))
  return all.length ? ` (${all.join('; ')})` : ''
}

/** Names that frameworks send beside their sentences. */
const technical = new Set(['status', 'statusCode', 'type', 'path', 'timestamp', 'traceId'])

/** The texts of a refusal by their names, as Django REST framework, NestJS and Laravel send them. */
const textsByName = (body: unknown) =>
  Object.entries(body ?? {})
    .filter(([name]) => !technical.has(name))
    .map(([name, texts]) => [name, joinTexts(texts)] as const)
    .filter(([, text]) => text)
    .map(([name, text]) =>
      /^(message|error|non_field_errors)$/.test(name) ? text : `${name}: ${text}`,
    )

/** One text from a string or a list of strings. */
const joinTexts = (texts: unknown) =>
  truncate(
    [texts]
      .flat()
      .filter((part) => typeof part === 'string')
      .join(' '),
    200,
  )

function statusHint({ name }: Operation, status: number, hasToken = false): string {
  if (hasToken && (status === 401 || status === 403)) return ': is the token valid and not expired?'
  if (status === 404 || status === 405)
    return `: letter case and trailing slash must be those of ${pathOf(name)}`
  return ''
}

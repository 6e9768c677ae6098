import { isKeyOf, lookUp } from '../lib/look-up'
import { toText } from '../lib/to-text'
import { isRecord } from './refusal'

/** What a 2xx says about a write; `unclear` is neither a yes nor a no, so that only the list can tell. */
export type Verdict = 'accepted' | 'refused' | 'unclear'

/** A 2xx to a write. `body` is its JSON, undefined without a body; `sent` is what a form has sent. */
export interface WriteAnswer {
  method: 'post' | 'put' | 'delete'
  status: number
  body: unknown
  sent?: FormData
}

/** From this size on (bytes), no body may mean that the server has dropped the request (PHP beyond `post_max_size`). */
const largeRequest = 1_000_000

/** Names that say how a request went, so that a record is not known by them. */
const outcomeNames = new Set(['id', 'status', 'success', 'ok', 'code', 'statusCode', 'error'])
/** Names of an envelope; a record may have one as a field that was sent, as a message has `message`. */
const envelopeNames = ['userMessage', 'message', 'msg', 'detail', 'errors']
const countNames = ['deleted', 'count', 'affected', 'modifiedCount']

/** Reads a 2xx to a write, wider than the contract: a saved record first, then a no, then a yes. */
export function readVerdict(answer: WriteAnswer): Verdict {
  const { body } = answer
  if (isOfRecord(answer)) return 'accepted'
  if (body === false || (isRecord(body) && saysNo(body))) return 'refused'
  return saysYes(answer) ? 'accepted' : 'unclear'
}

/** Whether the body is what was saved or deleted, or counts it. Its own `status` says nothing about the request. */
function isOfRecord({ method, body, sent }: WriteAnswer): boolean {
  if (method === 'delete' && Array.isArray(body)) return body.length > 0 && body.every(hasId)
  if (!isRecord(body)) return false
  if (method !== 'post' && countNames.some((name) => isNumberAbove(0, lookUp(body, name))))
    return true
  if (envelopeNames.some((name) => isKeyOf(body, name) && !sent?.has(name))) return false
  if (method === 'delete') return hasId(body)
  const names = [...new Set(sent?.keys())].filter(
    (name) => isKeyOf(body, name) && !outcomeNames.has(name) && !envelopeNames.includes(name),
  )
  if (hasId(body)) return names.length > 0
  return (
    method === 'put' && names.filter((name) => isSent(sent!, name, lookUp(body, name))).length > 1
  )
}

const hasId = (body: unknown) =>
  isRecord(body) && (typeof body.id === 'number' || (typeof body.id === 'string' && body.id !== ''))

const isNumberAbove = (least: number, value: unknown) => typeof value === 'number' && value > least

/** Multipart data writes a line break as two characters. */
const isSent = (sent: FormData, name: string, value: unknown) =>
  toText(sent.get(name)).replaceAll('\r\n', '\n') === toText(value).replaceAll('\r\n', '\n')

/** The parts of an envelope in one form: words in lower case, numbers in text as numbers. */
function partOf(body: Record<string, unknown>, name: string): unknown {
  const value = lookUp(body, name)
  if (typeof value !== 'string') return value
  const word = value.trim().toLowerCase()
  return /^\d+$/.test(word) ? Number(word) : word
}

const flagNames = ['status', 'success', 'ok']
const codeNames = ['code', 'statusCode']

const saysNo = (body: Record<string, unknown>) =>
  flagNames.some((name) => isNo(partOf(body, name))) ||
  codeNames.some((name) => isNumberAbove(399, partOf(body, name))) ||
  saysSomething(partOf(body, 'error')) ||
  saysSomething(partOf(body, 'errors'))

const isNo = (flag: unknown) =>
  flag === false ||
  flag === 0 ||
  isNumberAbove(399, flag) ||
  (typeof flag === 'string' && /^(false|error|fail)/.test(flag))

const saysSomething = (error: unknown) =>
  typeof error === 'object' && error !== null
    ? Object.keys(error).length > 0
    : error !== undefined && error !== null && !['', false, 0, 'false'].includes(error as string)

function saysYes({ status, body, sent }: WriteAnswer): boolean {
  if ([201, 202, 204, 205].includes(status) || body === null || body === true) return true
  if (body === undefined) return sizeOf(sent) <= largeRequest
  if (!isRecord(body)) return false
  return (
    flagNames.some((name) =>
      [true, 1, 'true', 'success', 'ok'].includes(partOf(body, name) as string),
    ) ||
    partOf(body, 'code') === 0 ||
    [...flagNames, ...codeNames].some((name) => isOkStatus(partOf(body, name)))
  )
}

const isOkStatus = (value: unknown) => typeof value === 'number' && value >= 200 && value < 300

/** About how many bytes a form has: those of its files. */
export const sizeOf = (sent?: FormData) =>
  [...(sent?.values() ?? [])].reduce(
    (size, value) => size + (typeof value === 'string' ? value.length : value.size),
    0,
  )

import { randomUUID } from 'node:crypto'
import type { Operation } from '../../../mocks/engine/operations'
import { parseJson } from '../../../src/api/read-body'
import { readRefusal } from '../../../src/api/refusal'
import { toFormData } from '../../../src/api/to-form-data'
import { evaluate, serverMessage } from './evaluation/evaluate'
import { operationNamed, patchFor, type CrudCase } from './crud-cases'
import { uploadFaults, type ListedRecord } from './evaluation/differences'
import type { Reader } from './reads'
import { sendRequest, type Outcome, type RequestParts } from './request/send-request'
import { reportRow, type Row } from './report'

/** What a list returned, without records when it is no list. */
interface Listed {
  outcome: Outcome
  records?: Record<string, unknown>[]
  total?: number
}

/**
 * What servers do by themselves beside the contract, each in the words of what a person will see: pages, addresses of files,
 * and dead tokens. Nothing is written.
 */
export async function habitRows(reader: Reader, reads: Operation[]): Promise<Row[]> {
  const lists = reads.filter(
    ({ isPublic, definition }) => definition.parameters && (isPublic || reader.token),
  )
  const rows: Row[] = []
  for (const operation of lists) rows.push(...(await pageRows(reader, operation)))
  const openList = lists.find(({ isPublic }) => isPublic)
  const others = [
    await fileRow(reader, lists),
    openList && (await deadTokenRow(reader, openList)),
    openList && (await otherOriginRow(reader, openList)),
  ]
  for (const operation of lists.filter(({ isPublic }) => isPublic))
    others.push(await lostFilesRow(reader, operation))
  return [...onceEach(rows), ...others.filter((row) => row !== undefined)]
}

/** One row for each question: what a server does with one list it usually does with all. */
function onceEach(rows: Row[]): Row[] {
  const first = rows.filter(
    ({ variant }, index) => rows.findIndex((row) => row.variant === variant) === index,
  )
  return first.map((row) => {
    const count = rows.filter(({ variant }) => variant === row.variant).length - 1
    const others = count ? `; ${count} more ${count === 1 ? 'list does' : 'lists do'} the same` : ''
    return { ...row, messages: row.messages.map((message) => message + others) }
  })
}

async function readList(
  reader: Reader,
  operation: Operation,
  query: RequestParts['query'],
): Promise<Listed> {
  const outcome = await sendRequest(reader, operation, { query, token: reader.token })
  const { record_per_page: records, total_records: total } = (evaluate(operation, outcome).body ??
    {}) as Record<string, unknown>
  return {
    outcome,
    records: Array.isArray(records) ? (records as Record<string, unknown>[]) : undefined,
    total: typeof total === 'number' ? total : undefined,
  }
}

const note = (operation: Operation, outcome: Outcome, variant: string, ...notes: string[]) =>
  reportRow(operation, outcome, { faults: [], notes }, { variant })

async function pageRows(reader: Reader, operation: Operation): Promise<Row[]> {
  const whole = await readList(reader, operation, {})
  const { records, total } = whole
  if (!records || total === undefined) return []
  const large = await readList(reader, operation, { page: 1, page_size: 100 })
  const beyond = await readList(reader, operation, { page: Math.ceil(total / 5) + 1, page_size: 5 })
  const cache = cacheOf(whole.outcome)
  const { status: largeStatus = 0, text } = { text: '', ...large.outcome }
  const count = large.records?.length ?? 0
  const { status = 200 } = beyond.outcome
  const found: [Listed, string, string | false | undefined][] = [
    [
      whole,
      'from a cache',
      cache &&
        `a cache before the server has answered (${cache}): what somebody has just saved may be missing, and an edit may undo it`,
    ],
    [
      whole,
      'without page_size',
      records.length < total &&
        `${records.length} of ${total} records come at once; the site asks for the others page by page`,
    ],
    [
      large,
      'page_size=100',
      [400, 413, 422].includes(largeStatus) &&
        `refused${serverMessage(parseJson(text))}: staff who choose 100 rows get the size that worked before`,
    ],
    [
      large,
      'page_size=100',
      count > 0 &&
        count < Math.min(100, total) &&
        `the server sends at most ${count} records; staff who choose 100 rows see ${count} on a page`,
    ],
    [
      beyond,
      'beyond the last page',
      status === 404
        ? '404 in place of an empty page; the app takes it as the end of the list'
        : status !== 200 && `${status}: who deletes the last row of the last page sees an error`,
    ],
  ]
  return found.flatMap(([{ outcome }, variant, words]) =>
    words ? note(operation, outcome, variant, words) : [],
  )
}

/** "Age: 12", where a cache has answered in place of the server. */
function cacheOf(outcome: Outcome): string | undefined {
  if (outcome.status === undefined) return undefined
  const [age, state] = ['Age', 'X-Cache'].map((name) => outcome.headers.get(name))
  if (Number(age) > 0) return `Age: ${age}`
  return state && /\bhit/i.test(state) ? `X-Cache: ${state}` : undefined
}

/** The files of the first records of a public list that a browser without a token cannot load. */
async function lostFilesRow(reader: Reader, operation: Operation): Promise<Row | undefined> {
  const { outcome, records = [] } = await readList(reader, operation, { page: 1, page_size: 5 })
  const withFile = (records as ListedRecord[]).filter(({ filePath }) => filePath)
  const faults = await Promise.all(withFile.map((record) => uploadFaults(reader, record)))
  const notes = faults.flat().map((fault) => `${fault}: visitors see a placeholder`)
  return notes.length ? note(operation, outcome, 'its files', ...notes) : undefined
}

/** What a browser hands to a site of another origin; undefined where the site has the API's own. */
async function otherOriginRow(reader: Reader, operation: Operation): Promise<Row | undefined> {
  const origin = reader.site && new URL(reader.site).origin
  if (!origin || origin === new URL(reader.base).origin) return undefined
  const query = { page: 1, page_size: 5 }
  const outcome = await sendRequest(reader, operation, { query, headers: { Origin: origin } })
  if (outcome.status === undefined) return undefined
  const headerOf = (name: string) => outcome.headers.get(`Access-Control-${name}`)
  const allowed = headerOf('Allow-Origin')
  const exposed =
    headerOf('Expose-Headers')
      ?.toLowerCase()
      .split(/\s*,\s*/) ?? []
  const isExposed = (name: string) => exposed.includes('*') || exposed.includes(name.toLowerCase())
  const hidden = ['Retry-After', 'Date'].filter((name) => !isExposed(name))
  return reportRow(
    operation,
    outcome,
    {
      faults:
        allowed === '*' || allowed === origin
          ? []
          : [
              `Access-Control-Allow-Origin: ${allowed ?? 'missing'}; browsers hand ${origin} no answer`,
            ],
      notes: hidden.length
        ? [
            `Access-Control-Expose-Headers lacks ${hidden.join(' and ')}: nobody is told how long to wait`,
          ]
        : [],
    },
    { variant: 'from another origin' },
  )
}

/** Whether the address of a file is another one at the next read, as storages with signatures send it. */
async function fileRow(reader: Reader, lists: Operation[]): Promise<Row | undefined> {
  for (const operation of lists) {
    const [first, second] = [
      await readList(reader, operation, { page: 1, page_size: 5 }),
      await readList(reader, operation, { page: 1, page_size: 5 }),
    ]
    const record = first.records?.find(({ filePath }) => filePath)
    const again = second.records?.find(({ id }) => id === record?.id)
    if (!record || !again) continue
    if (record.filePath === again.filePath) return undefined
    return note(
      operation,
      second.outcome,
      'the same file twice',
      'its address is another one at each read, as storages sign it; the app compares addresses without their query',
    )
  }
  return undefined
}

async function deadTokenRow(reader: Reader, operation: Operation): Promise<Row | undefined> {
  const query = { page: 1, page_size: 5 }
  const outcome = await sendRequest(reader, operation, { query, token: `dead-${randomUUID()}` })
  const { status } = outcome
  if (status === 200 || status === undefined) return undefined
  return note(
    operation,
    outcome,
    'with a dead token',
    status === 401
      ? 'refused though it is public; the site repeats the call without the token'
      : `${status} in place of 401: a visitor whose login has ended sees an error`,
  )
}

const login = operationNamed('POST /general/api/login/')!

/** Tries an account that no server has, so that none is locked. */
export async function wrongPasswordRow(reader: Reader): Promise<Row> {
  const body = toFormData({ email: 'contract-check@example.org', password: randomUUID() })
  const outcome = await sendRequest(reader, login, { body })
  const variant = 'with a wrong password'
  const { status } = outcome
  if (status === undefined || status >= 500)
    return note(login, outcome, variant, 'no refusal: staff read that something went wrong')
  return note(login, outcome, variant, wordsOf(parseJson(outcome.text)))
}

/** Longer than the columns of most servers; the contract allows it, because its lengths are advice. */
const longText = 'a'.repeat(1000)

/** Edits the check's own record with a text that most servers refuse. A server that accepts it gets no row. */
export async function refusedEditRow(
  writer: Reader & { token: string; recordName: string },
  crudCase: CrudCase,
  record: ListedRecord,
): Promise<Row | undefined> {
  const update = crudCase.update!
  const { token, recordName } = writer
  const { body } = patchFor(crudCase, record, `${recordName} ${longText}`)
  const outcome = await sendRequest(writer, update, { id: record.id, token, body })
  const { status } = outcome
  if (status === undefined) return undefined
  const refusal = parseJson(outcome.text)
  const isRefused = (refusal as { status?: unknown } | undefined)?.status === false
  if (status < 400 && !isRefused) return undefined
  const words =
    status >= 500
      ? 'no refusal: staff read that the server failed, not which field is too long'
      : wordsOf(refusal)
  return note(update, outcome, `with a text of ${longText.length} letters`, words)
}

/** The words of a refusal, as the product reads them. */
function wordsOf(refusal: unknown) {
  const { message = [], fieldMessages = [] } = readRefusal(refusal)
  const atFields = fieldMessages.map(({ name, message: text }) => `${name}: ${text}`)
  const words = [message, atFields].flat().join('; ')
  return words ? `staff read: ${words}` : 'no words of the server: staff read a sentence of the app'
}

import { setTimeout as wait } from 'node:timers/promises'
import type { Operation } from '../../../mocks/engine/operations'
import { readDateTime } from '../../../src/lib/date-time'
import { toText } from '../../../src/lib/to-text'
import { parseJson } from '../../../src/api/read-body'
import { readVerdict } from '../../../src/api/write-answer'
import { pathOf, sendSpelled, type Outcome, type RequestParts } from './request/send-request'
import {
  compareEdit,
  compareDraft,
  uploadFaults,
  type ListedRecord,
} from './evaluation/differences'
import { evaluate, serverMessage, type Evaluation } from './evaluation/evaluate'
import { refusedEditRow } from './habits'
import type { Reader } from './reads'
import { notCalled, reportRow, type Row } from './report'
import { draftFor, patchFor, type CrudCase } from './crud-cases'

/** Options of the run that write checks need. */
export interface Writer extends Reader {
  token: string
  /** Prefix of this run's records; the check changes no other record. */
  recordName: string
  /** Receiver of the mail that the check sends. */
  mailTo: string
}

/**
 * Adds a record, updates and deletes it, and reads the list after each step. With `asksRefusal` the record is edited once
 * more, by a text that the server may refuse.
 */
export async function writeRows(
  writer: Writer,
  crudCase: CrudCase,
  asksRefusal: boolean,
): Promise<Row[]> {
  const { token, recordName, mailTo } = writer
  const { add, update, remove, list, identifyingField } = crudCase
  const { fields, file, body } = draftFor(crudCase, recordName, mailTo)
  const location = `${identifyingField} "${recordName}" in ${pathOf(list.name)}`

  const added = await sendWrite(writer, add, { token, body })
  const { record, searched } = await findOwnRecord(writer, crudCase, false)
  if (!record) {
    const missing = { faults: [`not in the list; if it was added, delete it by hand: ${location}`] }
    return [
      reportRow(add, added.outcome, addFindings(added, missing), writer),
      ...notCalledRows(crudCase, 'there was no record to test with'),
    ]
  }
  const searchFaults = searched ? [] : [`search=${recordName}: does not find the new record`]
  const fileFaults = file ? await uploadFaults(writer, record) : []
  const sent = addFindings(
    addFindings(added, {
      faults: [...searchFaults, ...fileFaults],
      notes: clockNotes(record, Date.now()),
    }),
    compareDraft(list, fields, record),
  )
  const rows = [reportRow(add, added.outcome, sent, writer)]

  if (update) {
    const edit = patchFor(crudCase, record, `${recordName} edited`)
    const updated = await sendWrite(writer, update, { id: record.id, token, body: edit.body })
    const after = (await findOwnRecord(writer, crudCase, searched)).record
    const findings = updated.faults.length ? {} : compareEdit(list, edit.fields, record, after)
    rows.push(reportRow(update, updated.outcome, addFindings(updated, findings), writer))
    const refused = asksRefusal && after && (await refusedEditRow(writer, crudCase, after))
    if (refused) rows.push(refused)
    const cleared = asksRefusal && after && (await clearedRow(writer, crudCase, after, searched))
    if (cleared) rows.push(cleared)
  }

  const removed = await sendWrite(writer, remove, { token, body: { deleteData: [record.id] } })
  const remaining = (await findOwnRecord(writer, crudCase, searched)).record
  const findings = { faults: remaining ? [`it still exists, delete it by hand: ${location}`] : [] }
  rows.push(reportRow(remove, removed.outcome, addFindings(removed, findings), writer))
  return rows
}

const hour = 3_600_000

/** The time of a record that was added just now, where it is that of London without saying so. */
export function clockNotes({ datetime }: ListedRecord, now: number): string[] {
  const { day, time } = readDateTime(toText(datetime)) ?? {}
  if (!time) return []
  const early = (now - Date.parse(`${day}T${time}+05:30`)) / hour
  return Math.abs(early - 5.5) < 0.2
    ? [
        'datetime: five and a half hours early, as utcnow() without a zone is; staff read a wrong time',
      ]
    : []
}

/** Clears a text of the check's own record and looks; undefined where the record has it no more. */
async function clearedRow(
  writer: Writer,
  crudCase: CrudCase,
  record: ListedRecord,
  searched: boolean,
): Promise<Row | undefined> {
  const update = crudCase.update!
  const { body } = patchFor(crudCase, record, `${writer.recordName} edited`)
  if (!record.description || !body.has('description')) return undefined
  body.set('description', '')
  const { outcome, faults } = await sendWrite(writer, update, {
    id: record.id,
    token: writer.token,
    body,
  })
  const after = (await findOwnRecord(writer, crudCase, searched)).record
  if (faults.length || !after?.description) return undefined
  const notes = ['description: the server keeps what an edit clears; staff are told']
  return reportRow(update, outcome, { faults: [], notes }, { variant: 'with a field cleared' })
}

/** Rows for the update and delete that were not called. */
export const notCalledRows = ({ update, remove }: CrudCase, why: string): Row[] =>
  [update, remove].flatMap((operation) => (operation ? [notCalled(operation, why)] : []))

/** The longest wait (s) for a server that throttles. */
const longestWait = 120

/** Sends a write, once more after the wait of a 429. What the app reads as accepted is no fault, whatever its words. */
export async function sendWrite(
  writer: Reader,
  operation: Operation,
  sent: RequestParts,
): Promise<Evaluation & { outcome: Outcome }> {
  let outcome = await sendSpelled(writer, operation, sent)
  if (outcome.status === 429) {
    const seconds = Math.min(Number(outcome.headers.get('Retry-After')) || 60, longestWait)
    await wait(seconds * 1000)
    outcome = await sendSpelled(writer, operation, sent)
  }
  const evaluation = evaluate(operation, outcome)
  const { status, text } = { text: '', ...outcome }
  if (status === 429)
    return { ...evaluation, faults: ['throttled: nothing was done; try again later'], outcome }
  if (status === undefined || status >= 300) return { ...evaluation, outcome }
  const form = sent.body instanceof FormData ? sent.body : undefined
  const method = operation.method.toLowerCase() as 'post' | 'put' | 'delete'
  const body = text.trim() ? parseJson(text) : undefined
  const isJson = body !== undefined || !text.trim()
  const verdict = isJson && readVerdict({ method, status, body, sent: form })
  if (verdict === 'refused')
    return { ...evaluation, faults: [`status: not true${serverMessage(body)}`], outcome }
  if (verdict !== 'accepted') return { ...evaluation, outcome }
  const notes = evaluation.faults.map((fault) => `${fault}; the app takes it as accepted`)
  return { ...evaluation, faults: [], notes: [...evaluation.notes, ...notes], outcome }
}

const addFindings = (evaluation: Evaluation, more: Partial<Evaluation>): Evaluation => ({
  ...evaluation,
  faults: [...evaluation.faults, ...(more.faults ?? [])],
  notes: [...evaluation.notes, ...(more.notes ?? [])],
})

/** Finds this run's record by search, or in the whole list until the search has proved to work. */
async function findOwnRecord(
  writer: Writer,
  { list, identifyingField }: CrudCase,
  searchWorks: boolean,
) {
  const { token, recordName } = writer
  const findInList = async (query: RequestParts['query']) => {
    const { body } = evaluate(list, await sendSpelled(writer, list, { token, query }))
    const records = (body as { record_per_page?: unknown } | undefined)?.record_per_page
    if (!Array.isArray(records)) return undefined
    return (records as ListedRecord[]).find((record) =>
      String(record?.[identifyingField]).startsWith(recordName),
    )
  }
  const record = await findInList({ page: 1, page_size: 10, search: recordName })
  if (record || searchWorks) return { record, searched: true }
  return { record: await findInList({}), searched: false }
}

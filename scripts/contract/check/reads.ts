import { randomUUID } from 'node:crypto'
import type { Operation } from '../../../mocks/engine/operations'
import { send, type Sent, type Target } from './request/send-request'
import { judge } from './evaluation/evaluate'
import { judgeRecords } from './evaluation/evaluate-records'
import { notCalled, rowOf, type Row } from './report'

/** What the reads need to know of the run. */
export interface Reader extends Target {
  token?: string
  strict?: boolean
}

const pageSize = 5

/** Calls one read and holds it against the contract; one that wants a token is asked without it too. */
export async function readRows(reader: Reader, operation: Operation): Promise<Row[]> {
  const { token, strict } = reader
  const query: Sent['query'] = takes(operation, 'pageSize') ? { page: 1, page_size: pageSize } : {}
  if (operation.open) return [await pageRow(reader, operation, query)]

  const stranger = await send(reader, operation, { query })
  const denied = rowOf(operation, stranger, judge(operation, stranger, 401), {
    strict,
    aside: 'without a token',
  })
  if (!token) return [denied, notCalled(operation, 'needs a token: give --token')]
  return [denied, await pageRow(reader, operation, query)]
}

/** The line of a first page: what the contract says of it, its count, its records and its search. */
async function pageRow(reader: Reader, operation: Operation, query: Sent['query']): Promise<Row> {
  const { token, strict } = reader
  const outcome = await send(reader, operation, { query, token })
  const judgement = judge(operation, outcome)
  const { record_per_page: records, total_records: total } = (judgement.answer ?? {}) as Page
  if (judgement.faults.length || !Array.isArray(records))
    return rowOf(operation, outcome, judgement, { strict })

  const more = judgeRecords(operation, records)
  const faults = [...countFaults(records.length, total), ...more.faults]
  if (!faults.length) {
    faults.push(...(await lastPageFaults(reader, operation, records.length, total)))
    if (takes(operation, 'search')) faults.push(...(await searchFaults(reader, operation)))
  }
  const notes = [...judgement.notes, ...more.notes]
  return rowOf(operation, outcome, { ...judgement, faults, notes }, { strict })
}

interface Page {
  record_per_page?: unknown
  total_records?: unknown
}

/** Beyond the schema: a page has no more records than were asked for, and the total counts them. */
function countFaults(count: number, total: unknown): string[] {
  const faults: string[] = []
  if (count > pageSize)
    faults.push(`record_per_page: ${count} records where page_size was ${pageSize}`)
  if (typeof total !== 'number') return faults
  if (total < count) faults.push(`total_records: ${total}, with ${count} records on the page`)
  if (total > count && count < pageSize)
    faults.push(`total_records: ${total}, with ${count} records on the only page`)
  return faults
}

/** A total that is too high shows at the last page, which is empty then or not as full as it should be. */
async function lastPageFaults(reader: Reader, operation: Operation, count: number, total: unknown) {
  if (typeof total !== 'number' || total <= count) return []
  const page = Math.ceil(total / pageSize)
  const due = total - (page - 1) * pageSize
  const came = await countOf(reader, operation, { page, page_size: pageSize })
  if (came === undefined || came === due) return []
  return [
    `total_records: ${total}, but page ${page} has ${came === 0 ? 'no' : `${came} of ${due}`} records`,
  ]
}

/** A search for what no record holds finds nothing, unless the server ignores it. */
async function searchFaults(reader: Reader, operation: Operation): Promise<string[]> {
  const search = `no-such-${randomUUID().slice(0, 6)}`
  const came = await countOf(reader, operation, { page: 1, page_size: pageSize, search })
  return came ? [`search=${search}: ${came} records, though none holds it`] : []
}

async function countOf(reader: Reader, operation: Operation, query: Sent['query']) {
  const { answer } = judge(operation, await send(reader, operation, { query, token: reader.token }))
  const records = (answer as Page | undefined)?.record_per_page
  return Array.isArray(records) ? records.length : undefined
}

const takes = ({ definition }: Operation, parameter: string) =>
  !!definition.parameters?.some(({ $ref }) => $ref.endsWith(`/${parameter}`))

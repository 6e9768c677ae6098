import { randomUUID } from 'node:crypto'
import type { Operation } from '../../../mocks/engine/operations'
import { sendRequest, type RequestParts, type Target } from './request/send-request'
import { evaluate } from './evaluation/evaluate'
import { evaluateRecords } from './evaluation/evaluate-records'
import { notCalled, reportRow, type Row } from './report'

/** Options of the run that read checks need. */
export interface Reader extends Target {
  token?: string
  strict?: boolean
}

const pageSize = 5

/** Calls one read operation and validates it; an operation that needs a token is also called without one. */
export async function readRows(reader: Reader, operation: Operation): Promise<Row[]> {
  const { token, strict } = reader
  const query: RequestParts['query'] = hasParameter(operation, 'pageSize')
    ? { page: 1, page_size: pageSize }
    : {}
  if (operation.isPublic) return [await pageRow(reader, operation, query)]

  const anonymous = await sendRequest(reader, operation, { query })
  const denied = reportRow(operation, anonymous, evaluate(operation, anonymous, 401), {
    strict,
    variant: 'without a token',
  })
  if (!token) return [denied, notCalled(operation, 'needs a token: give --token')]
  return [denied, await pageRow(reader, operation, query)]
}

/** The row of a list's first page: schema, totals, records and search. */
async function pageRow(
  reader: Reader,
  operation: Operation,
  query: RequestParts['query'],
): Promise<Row> {
  const { token, strict } = reader
  const outcome = await sendRequest(reader, operation, { query, token })
  const evaluation = evaluate(operation, outcome)
  const { record_per_page: records, total_records: total } = (evaluation.body ?? {}) as Page
  if (evaluation.faults.length || !Array.isArray(records))
    return reportRow(operation, outcome, evaluation, { strict })

  const more = evaluateRecords(operation, records)
  const faults = [...countFaults(records.length, total), ...more.faults]
  if (!faults.length) {
    faults.push(...(await lastPageFaults(reader, operation, records.length, total)))
    if (hasParameter(operation, 'search')) faults.push(...(await searchFaults(reader, operation)))
  }
  const notes = [...evaluation.notes, ...more.notes]
  return reportRow(operation, outcome, { ...evaluation, faults, notes }, { strict })
}

interface Page {
  record_per_page?: unknown
  total_records?: unknown
}

/** Checks that the page has at most page_size records and that the total fits. */
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

/** Checks the total by the number of records on the last page. */
async function lastPageFaults(reader: Reader, operation: Operation, count: number, total: unknown) {
  if (typeof total !== 'number' || total <= count) return []
  const page = Math.ceil(total / pageSize)
  const expected = total - (page - 1) * pageSize
  const actual = await countRecords(reader, operation, { page, page_size: pageSize })
  if (actual === undefined || actual === expected) return []
  return [
    `total_records: ${total}, but page ${page} has ${actual === 0 ? 'no' : `${actual} of ${expected}`} records`,
  ]
}

/** A search for a text that no record has must find nothing. */
async function searchFaults(reader: Reader, operation: Operation): Promise<string[]> {
  const search = `no-such-${randomUUID().slice(0, 6)}`
  const actual = await countRecords(reader, operation, { page: 1, page_size: pageSize, search })
  return actual ? [`search=${search}: ${actual} records, though none holds it`] : []
}

async function countRecords(reader: Reader, operation: Operation, query: RequestParts['query']) {
  const { body } = evaluate(
    operation,
    await sendRequest(reader, operation, { query, token: reader.token }),
  )
  const records = (body as Page | undefined)?.record_per_page
  return Array.isArray(records) ? records.length : undefined
}

const hasParameter = ({ definition }: Operation, parameter: string) =>
  !!definition.parameters?.some(({ $ref }) => $ref.endsWith(`/${parameter}`))

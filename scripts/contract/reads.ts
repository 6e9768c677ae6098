import type { Operation } from '../../mocks/calls'
import { send, type Outcome, type Sent, type Target } from './call'
import { judge, type Judgement } from './judge'
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
  const query: Sent['query'] = isPaged(operation) ? { page: 1, page_size: pageSize } : {}
  if (operation.open) {
    const outcome = await send(reader, operation, { query, token })
    return [rowOf(operation, outcome, pageJudged(operation, outcome), { strict })]
  }

  const stranger = await send(reader, operation, { query })
  const denied = rowOf(operation, stranger, judge(operation, stranger, 401), {
    strict,
    aside: 'without a token',
  })
  if (!token) return [denied, notCalled(operation, 'needs a token: give --token')]
  const outcome = await send(reader, operation, { query, token })
  return [denied, rowOf(operation, outcome, pageJudged(operation, outcome), { strict })]
}

/** Beyond the schema: a page has no more records than were asked for, and the total counts them. */
function pageJudged(operation: Operation, outcome: Outcome): Judgement {
  const judgement = judge(operation, outcome)
  const { record_per_page: records, total_records: total } = (judgement.answer ?? {}) as {
    record_per_page?: unknown
    total_records?: unknown
  }
  if (judgement.faults.length || !Array.isArray(records)) return judgement
  const faults: string[] = []
  if (records.length > pageSize)
    faults.push(`record_per_page: ${records.length} records where page_size was ${pageSize}`)
  if (typeof total === 'number' && total < records.length)
    faults.push(`total_records: ${total}, with ${records.length} records on the page`)
  return { ...judgement, faults }
}

const isPaged = ({ definition }: Operation) =>
  !!definition.parameters?.some(({ $ref }) => $ref.endsWith('/pageSize'))

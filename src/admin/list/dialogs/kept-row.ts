import { indexOfRecord, type AnyRecord, type ListQuery } from '../../resource'
import type { ListData } from '../list-data'

/** A saved row and where it was. */
export interface KeptRow {
  record: AnyRecord
  index: number
  query: ListQuery
}

/** The list with a saved row that no longer matches the search: it stays in its place until the search changes. */
export function withKeptRow(list: ListData, kept: KeptRow | undefined): ListData {
  const { query, records, first, total, failure } = list
  if (!kept || !query.search || query.month || failure) return list
  if (kept.query.search !== query.search || kept.query.page !== query.page) return list
  if (indexOfRecord(records, kept.record) >= 0) return list
  return {
    ...list,
    records: [...records.slice(0, kept.index), kept.record, ...records.slice(kept.index)],
    total: Math.max(total + 1, first + records.length),
  }
}

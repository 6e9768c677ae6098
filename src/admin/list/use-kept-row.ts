import { useState } from 'react'
import type { AnyRecord } from '../resource'
import type { ListData } from './list-data'

interface KeptRow {
  record: AnyRecord
  index: number
  search: string
  page: number
}

/** The list with a saved row that no longer matches the search: it stays in its place until the search changes. */
export function useKeptRow(loaded: ListData) {
  const [kept, setKept] = useState<KeptRow>()
  const { query, records, failure, total, first } = loaded
  if (kept && kept.search !== query.search) setKept(undefined)
  const isShown =
    kept?.search === query.search &&
    kept.page === query.page &&
    !failure &&
    !records.some(({ id }) => String(id) === String(kept.record.id))
  const list = isShown
    ? {
        ...loaded,
        records: [...records.slice(0, kept.index), kept.record, ...records.slice(kept.index)],
        total: Math.max(total + 1, first + records.length),
      }
    : loaded
  return {
    list,
    keptRecord: isShown ? kept.record : undefined,
    /** Keeps a row as it was saved; undefined lets it go. */
    keepRow: (record: AnyRecord | undefined, index = 0) =>
      setKept(
        record && query.search && !query.month
          ? { record, index, search: query.search, page: query.page }
          : undefined,
      ),
  }
}

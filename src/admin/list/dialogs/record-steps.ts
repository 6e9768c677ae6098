import { indexOfRecord, type AnyRecord } from '../../resource'

/** A record of the list and its row. */
export interface ListedRecord {
  record: AnyRecord
  index: number
}

/** The next (1) or previous (-1) record that can be edited. If a save has removed the record, the next is in its place. */
export function findNeighbour(records: AnyRecord[], { record, index }: ListedRecord, step: 1 | -1) {
  const found = indexOfRecord(records, record)
  const start = found >= 0 ? found + step : step > 0 ? index : index - 1
  return findEditable(records, start, step)
}

/** The first record from `index` on that has an id; others cannot be edited. */
export function findEditable(
  records: AnyRecord[],
  index: number,
  step: 1 | -1,
): ListedRecord | undefined {
  for (let at = index, record; (record = records[at]); at += step)
    if (record.id !== undefined) return { record, index: at }
  return undefined
}

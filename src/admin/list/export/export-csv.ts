import type { AlertContent } from '../../../data/alert-content'
import { formatCount, today } from '../../../messages/format'
import type { Resource, AnyRecord } from '../../resource'
import { saveFile } from '../../../ui/save-file'
import { adminMessages } from '../../../messages/admin-screens/admin'
import { escapeFormula } from '../../../data/spreadsheet-formula'
import { toText } from '../../../data/to-text'
import { largestPageSize, listPage } from '../../../api/collection'
import type { Collection } from '../../../api/contract'

/** Loads all records that the search finds and downloads them as a CSV file. */
export async function exportCsv(
  resource: Resource,
  search: string,
  signal: AbortSignal,
  onProgress: (progress: ExportProgress) => void,
): Promise<AlertContent> {
  const { csv } = adminMessages
  try {
    const found = await loadAllRecords(resource.path, search, signal, onProgress)
    if (!found) return { tone: 'danger', message: csv.failed }
    const { records, total } = found
    const name = csvFileName(resource.title)
    saveFile(name, csvType, toCsv(resource, records))
    return records.length < total
      ? { tone: 'danger', message: csv.fewer(formatCount(records.length), formatCount(total)) }
      : { tone: 'success', message: csv.done(formatCount(records.length), name) }
  } catch (error) {
    if (!signal.aborted) throw error
    return { tone: 'success', message: csv.stopped }
  }
}

/** The media type of an exported file. */
export const csvType = 'text/csv;charset=utf-8'

/** Without this mark Excel does not read the file as UTF-8 and shows wrong characters for Hindi. */
const byteOrderMark = '\uFEFF'
const lineEnd = '\r\n'

const toCell = (value: unknown) => `"${escapeFormula(toText(value)).replaceAll('"', '""')}"`
const toLine = (values: unknown[]) => values.map(toCell).join(',') + lineEnd

/** Writes records as CSV: the id, then the server's value of each column's field. */
export function toCsv({ columns }: Resource, records: AnyRecord[]): string {
  // Two columns of one field make one CSV column; the later column has the plainer label.
  const labels = new Map(columns.map(({ field, label }) => [field, label]))
  const fields = ['id', ...labels.keys()]
  return [
    byteOrderMark,
    toLine([adminMessages.csv.id, ...labels.values()]),
    ...records.map((record) => toLine(fields.map((field) => record[field]))),
  ].join('')
}

/** A file name with title and date, such as "email-logs-2026-11-21.csv". */
export const csvFileName = (title: string) =>
  `${title
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')}-${today()}.csv`

/** Rows loaded so far; `total` is the server's latest count. */
export interface ExportProgress {
  read: number
  total: number
}

/**
 * Loads every record that a search finds; undefined if a page fails. A record that moves to a later page is kept
 * once, and a page without new records ends the loop.
 */
export async function loadAllRecords(
  path: Collection,
  search: string,
  signal: AbortSignal,
  onProgress: (progress: ExportProgress) => void,
): Promise<{ records: AnyRecord[]; total: number } | undefined> {
  const found = new Map<unknown, AnyRecord>()
  let fullSize = largestPageSize
  for (let page = 1; ; page++) {
    const reply = await listPage(path, { page, page_size: largestPageSize, search }, signal)
    signal.throwIfAborted()
    if (!reply.ok || !reply.data.hasList) return undefined

    const before = found.size
    // The server may send fewer records than requested, which the first page tells.
    if (page === 1) fullSize = reply.data.received
    for (const record of reply.data.rows as AnyRecord[])
      found.set(record.id === undefined ? found.size : String(record.id), record)
    const total = Math.max(reply.data.total ?? 0, found.size)
    onProgress({ read: found.size, total })
    const mayHaveMore = reply.data.total === undefined && reply.data.received >= fullSize
    if (found.size === before || (found.size >= total && !mayHaveMore))
      return { records: [...found.values()], total }
  }
}

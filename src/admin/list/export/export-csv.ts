import type { AlertContent } from '../../../ui/alert/alert-message'
import { formatCount, today } from '../../../messages/format'
import type { Resource, AnyRecord } from '../../resource'
import { saveFile } from '../../../ui/save-file'
import { adminMessages } from '../../../messages/admin-screens/admin'
import { escapeFormula } from '../../../lib/spreadsheet-formula'
import { toText } from '../../../lib/to-text'
import { wordsOf } from '../list-data'
import { loadAllRecords, type LoadProgress } from '../load-all-records'

/** Loads all records that the search finds and downloads them as a CSV file. */
export async function exportCsv(
  resource: Resource,
  search: string,
  signal: AbortSignal,
  onProgress: (progress: LoadProgress) => void,
): Promise<AlertContent> {
  const { csv } = adminMessages
  try {
    const found = await loadAllRecords(resource.path, search, signal, { onProgress })
    if (!found.ok) {
      const words = wordsOf(found)
      return { tone: 'danger', message: words ? [csv.failed, words] : csv.failed }
    }
    const { records, total } = found.data
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

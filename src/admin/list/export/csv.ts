import { escapeFormula } from '../../../data/spreadsheet-formula'
import { toText } from '../../../data/to-text'
import type { AnyRow, Resource } from '../../resource'
import { adminMessages } from '../../../messages/admin-screens/admin'
import { today } from '../../../messages/format'

/** The media type of an exported file. */
export const csvType = 'text/csv;charset=utf-8'

/** Without this mark Excel does not read the file as UTF-8 and shows wrong characters for Hindi. */
const byteOrderMark = '\uFEFF'
const lineEnd = '\r\n'

const toCell = (value: unknown) => `"${escapeFormula(toText(value)).replaceAll('"', '""')}"`
const toLine = (values: unknown[]) => values.map(toCell).join(',') + lineEnd

/** Writes records as CSV: the id, then the server's value of each column's field. */
export function toCsv({ columns }: Resource, rows: AnyRow[]): string {
  // Two columns of one field make one CSV column; the later column has the plainer label.
  const labels = new Map(columns.map(({ field, label }) => [field, label]))
  const fields = ['id', ...labels.keys()]
  return [
    byteOrderMark,
    toLine([adminMessages.csv.id, ...labels.values()]),
    ...rows.map((row) => toLine(fields.map((field) => row[field]))),
  ].join('')
}

/** A file name with title and date, such as "email-logs-2026-11-21.csv". */
export const csvFileName = (title: string) =>
  `${title
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')}-${today()}.csv`

import { toText } from '../../../data/to-text'
import type { AnyRow, Resource } from '../../resources/resource'
import { adminMessages } from '../../../messages/admin'

/** By this mark Excel knows that the file is UTF-8; without it Hindi is unreadable there. */
const mark = '\uFEFF'
const lineEnd = '\r\n'

/** A spreadsheet would run such a cell as a formula, with full-width signs too; behind an apostrophe it is text. */
const neutral = (shown: string) => (/^[=+\-@\t\r\n＝＋－＠]/.test(shown) ? `'${shown}` : shown)
const cell = (value: unknown) => `"${neutral(toText(value)).replaceAll('"', '""')}"`
const line = (values: unknown[]) => values.map(cell).join(',') + lineEnd

/** Records as a CSV file: their id, then every column of the resource with what the server holds. */
export function csvOf({ columns }: Resource, rows: AnyRow[]): string {
  // A field that two columns draw is one cell; the later column names it in words.
  const labels = new Map(columns.map(({ field, label }) => [field, label]))
  const fields = ['id', ...labels.keys()]
  return [
    mark,
    line([adminMessages.csv.id, ...labels.values()]),
    ...rows.map((row) => line(fields.map((field) => row[field]))),
  ].join('')
}

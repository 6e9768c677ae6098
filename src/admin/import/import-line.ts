import type { FormValues } from '../../api/contract'
import type { Message } from '../../api/refusal'
import { isoDay, monthNames, parseTime } from '../../lib/date-time'
import { restoreFormula } from '../../lib/spreadsheet-formula'
import { cleanLine, cleanText, lengthOf } from '../../lib/typed-text'
import { importMessages } from '../../messages/admin-screens/form/import'
import { textsOf } from '../../lib/to-text'
import { valueWarning } from '../form/controls/value-warning'
import { findMissingFields } from '../form/controls/use-field-errors'
import type { FieldDefinition } from '../resource'
import type { CsvLine, MatchedColumns } from './read-csv'

/** The state of a line. An `uncertain` one got no response, so it is sent again only if the person asks for it. */
export type LineStatus =
  | { kind: 'ready' | 'adding' | 'added' | 'uncertain' }
  | { kind: 'refused'; message: Message; fieldErrors?: Record<string, string> }

/** One line of the file as a new record. */
export interface ImportLine {
  number: number
  /** The line as it stands in the file, with its header. */
  source: string
  values: FormValues
  status: LineStatus
  /** The dates as they stand in the file, by field: another form of date may be meant. */
  dates: ReadonlyMap<FieldDefinition, string>
  /** What of the line is not imported, or may have been read otherwise than meant. */
  readingWarnings: string[]
}

/** The lines below the header as records; a line without a cell for a column has an empty field. */
export const toImportLines = (
  lines: CsvLine[],
  header: CsvLine,
  { columns }: MatchedColumns,
): ImportLine[] =>
  lines.map(({ number, cells, oddlyQuoted }) => ({
    number,
    source: JSON.stringify([header.cells, cells]),
    values: Object.fromEntries(
      columns.flatMap((definition, index) =>
        definition ? [[definition.field, cellValue(definition, cells[index] ?? '')]] : [],
      ),
    ),
    status: { kind: 'ready' },
    dates: new Map(
      columns.flatMap((definition, index) => {
        const text = cleanLine(cells[index] ?? '')
        return definition?.control === 'date' && text ? [[definition, text]] : []
      }),
    ),
    readingWarnings: [
      ...unnamedCells(header, cells).map(importMessages.noColumnAbove),
      ...oddlyQuoted.map(importMessages.oddlyQuoted),
    ],
  }))

/** One record for each day, with the same values and the same file. */
export const toRepeatedLines = (values: FormValues, field: string, days: string[]): ImportLine[] =>
  days.map((day, index) => ({
    number: index + 1,
    source: day,
    values: { ...values, [field]: day },
    status: { kind: 'ready' },
    dates: new Map(),
    readingWarnings: [],
  }))

/** Lines that were read again, with what was corrected in them and what became of them: one may have been added. */
export function keepProgress(read: ImportLine[], known: readonly ImportLine[]): ImportLine[] {
  const left = [...known]
  return read.map((line) => {
    const index = left.findIndex(({ source }) => source === line.source)
    if (index < 0) return line
    const [{ values, status }] = left.splice(index, 1) as [ImportLine]
    return { ...line, values, status }
  })
}

/** The cells that no name in the header is above, as one list; none for empty cells. */
function unnamedCells(header: CsvLine, cells: string[]): string[][] {
  const unnamed = cells
    .filter((_, index) => !cleanLine(header.cells[index] ?? ''))
    .map(cleanLine)
    .filter(Boolean)
  return unnamed.length ? [unnamed] : []
}

/** Converts a cell to the value that the field's control would have; a text that the control cannot hold stays as it is. */
export function cellValue({ control = 'text' }: FieldDefinition, cell: string): string {
  const text = cleanText(restoreFormula(cell))
  if (control === 'date') return readDate(text) ?? text
  if (control === 'time') return readTime(text) ?? text
  if (control === 'textarea') return text
  // Single-line inputs cannot hold line breaks.
  const line = cleanLine(text)
  if (typeof control !== 'object' || !('choice' in control)) return line
  return control.choice.find((option) => option.toLowerCase() === line.toLowerCase()) ?? line
}

const dayFirst =
  /^(?<day>\d{1,2})(?:[-/.](?<month>\d{1,2})[-/.]|[ -](?<name>[a-z]{3})[a-z]*\.?,?[ -])(?<year>\d{4})$/i

/** Reads a date as ISO, also with the day first, as spreadsheets write it in India; undefined for any other text. */
function readDate(text: string): string | undefined {
  const parts = dayFirst.exec(text)?.groups
  if (!parts) return isoDay(text)
  const { day = '', month, name = '', year = '' } = parts
  const number = month ?? String(monthNames.indexOf(name.toLowerCase()) + 1)
  return isoDay(`${year}-${number.padStart(2, '0')}-${day.padStart(2, '0')}`)
}

/** Reads a time of day in 24 hours, also from "6:30 PM" and "6 pm IST"; undefined for any other text. */
function readTime(text: string): string | undefined {
  const clock = text.replace(/\s*IST$/i, '')
  const [, hours, minutes = '00', half] =
    /^(\d{1,2})(?:[:.](\d{2}))?(?::\d{2})?\s*([ap])\.?m\.?$/i.exec(clock) ?? []
  if (!hours || !half) return parseTime(clock)
  const hour = Number(hours)
  if (hour < 1 || hour > 12) return undefined
  return parseTime(`${(hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0)}:${minutes}`)
}

/** The error of each field that the Add form would reject. */
export function findImportErrors(fields: FieldDefinition[], values: FormValues) {
  const texts = textsOf(values)
  const invalid = fields.flatMap((definition) => {
    const error = findValueError(definition, texts[definition.field] ?? '')
    return error ? [[definition.field, error]] : []
  })
  return {
    ...(Object.fromEntries(invalid) as Record<string, string>),
    ...findMissingFields(fields, values, true),
  }
}

/** The error of a text that the field's control cannot hold; undefined if it can. */
function findValueError({ control, label }: FieldDefinition, text: string): string | undefined {
  if (!text) return undefined
  if (control === 'date') return isoDay(text) ? undefined : importMessages.wrongDate(label)
  if (control === 'time') return parseTime(text) ? undefined : importMessages.wrongTime(label)
  if (typeof control !== 'object' || !('choice' in control) || control.choice.includes(text))
    return undefined
  return importMessages.wrongChoice(label, control.choice.join(', '))
}

/** Problems that do not stop a line: texts over their limits, links that open nothing, an earlier line like it. */
export function findImportWarnings(
  fields: FieldDefinition[],
  line: ImportLine,
  firstLineByValues: ReadonlyMap<string, number>,
) {
  const texts = textsOf(line.values)
  const over = fields
    .filter(({ field, limit }) => limit !== undefined && lengthOf(texts[field] ?? '') > limit)
    .map(({ label }) => importMessages.over(label))
  const links = fields.flatMap(({ field, label, control }) => {
    const warning = valueWarning(control, texts[field] ?? '')
    return warning ? [`${label}: ${warning}`] : []
  })
  const warnings = [...line.readingWarnings, ...over, ...links]
  const first = firstLineByValues.get(serializeLine(line))
  return first === undefined || first === line.number
    ? warnings
    : [...warnings, importMessages.sameAs(first)]
}

/** The number of the first line with each set of values. */
export const mapFirstLines = (lines: ImportLine[]): ReadonlyMap<string, number> =>
  new Map([...lines].reverse().map((line) => [serializeLine(line), line.number]))

const serializeLine = ({ values }: ImportLine) => JSON.stringify(Object.entries(values).sort())

/** Whether a line can be sent: it has no error, was not added, and no attempt to send it ended without a response. */
export const isAddable = (fields: FieldDefinition[], { status, values }: ImportLine) =>
  (status.kind === 'ready' || status.kind === 'refused') &&
  Object.keys(findImportErrors(fields, values)).length === 0

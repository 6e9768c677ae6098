import type { FormValues } from '../../../api/contract'
import type { Message } from '../../../api/refusal'
import { importMessages } from '../../../messages/admin-screens/form/import'
import { cleanLine, lengthOf } from '../../../data/typed-text'
import { isoDay, parseTime } from '../../../data/date-time'
import { textsOf } from '../form-values'
import { linkWarning } from '../controls/link-warning'
import { findMissingFields } from '../controls/use-field-errors'
import type { FieldDefinition } from '../../resource'
import { cellValue } from './cell-value'
import type { MatchedColumns } from './csv/match-columns'
import type { CsvLine } from './csv/parse-csv'

/** The state of a line. An `uncertain` one got no response, so it is sent again only if the person asks for it. */
export type LineStatus =
  | { kind: 'ready' | 'adding' | 'added' | 'uncertain' }
  | { kind: 'refused'; message: Message; fieldErrors?: Record<string, string> }

/** One line of the file as a new record. */
export interface ImportLine {
  number: number
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

/** The cells that no name in the header is above, as one list; none for empty cells. */
function unnamedCells(header: CsvLine, cells: string[]): string[][] {
  const unnamed = cells
    .filter((_, index) => !cleanLine(header.cells[index] ?? ''))
    .map(cleanLine)
    .filter(Boolean)
  return unnamed.length ? [unnamed] : []
}

/** The error of each field that the Add form would reject [IMPORT-2]. */
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
    const warning = linkWarning(control, texts[field] ?? '')
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

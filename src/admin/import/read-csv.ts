import Papa from 'papaparse'
import { cleanLine } from '../../lib/typed-text'
import { importMessages } from '../../messages/admin-screens/form/import'
import type { FieldDefinition, Resource } from '../resource'

const maxBytes = 2 * 1024 * 1024

/** Reads a file as UTF-8, or as UTF-16 if it has that byte order mark. Throws an Error whose message says what to do. */
export async function readCsvFile(file: Blob): Promise<string> {
  if (file.size > maxBytes) throw new Error(importMessages.tooLarge)
  const bytes = new Uint8Array(await file.arrayBuffer())
  // Excel saves "Unicode Text" as UTF-16; other programs write its bytes the other way round.
  const mark = (bytes[0] ?? 0) * 256 + (bytes[1] ?? 0)
  const encoding = mark === 0xfffe ? 'utf-16le' : mark === 0xfeff ? 'utf-16be' : 'utf-8'
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    throw new Error(importMessages.unreadable)
  }
}

/** One record of a CSV text; `number` is its row in a spreadsheet, from 1. */
export interface CsvLine {
  number: number
  cells: string[]
  /** The cells of which a quotation mark encloses a part only, or that have one as a sign of their text. */
  oddlyQuoted: string[]
}

/** The records of a CSV text without empty ones; `unclosedQuote` is the row whose quotation mark is not closed. */
export interface ParsedCsv {
  lines: CsvLine[]
  unclosedQuote?: number
}

/** A first line such as `sep=;`, which tells Excel the separator. */
const separatorLine = /^sep=([,;\t])(?:\n|$)/i

/** Reads CSV with commas, semicolons or tabs, and with line breaks in quoted cells. */
export function parseCsv(text: string): ParsedCsv {
  const content = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
  const [named = '', namedSeparator] = separatorLine.exec(content) ?? []
  const records = content.slice(named.length)
  const delimiter = namedSeparator ?? guessSeparator(records)
  const first = named ? 2 : 1

  const { repaired, partlyQuoted } = quoteWholeCells(records, delimiter)
  const { data, errors } = Papa.parse<string[]>(repaired, { delimiter, newline: '\n' })
  const unclosed = errors.find(({ code }) => code === 'MissingQuotes')?.row
  return {
    lines: data
      .map((cells, index) => ({
        number: index + first,
        cells,
        oddlyQuoted: cells
          .filter((cell) => partlyQuoted.has(cell) || hasOddQuote(cell))
          .map((cell) => cell.trim()),
      }))
      .filter(({ cells }) => cells.some((cell) => cell.trim() !== '')),
    unclosedQuote: unclosed === undefined ? undefined : unclosed + first,
  }
}

/** The separator that occurs most often in the first line, outside of quotes; a comma where there is none. */
function guessSeparator(text: string) {
  const [first = ''] = /^(?:"(?:[^"]|"")*"|[^"\n])*/.exec(text.trimStart()) ?? []
  const unquoted = first.replace(/"(?:[^"]|"")*"/g, '')
  const count = (separator: string) => unquoted.split(separator).length
  return [',', ';', '\t'].reduce((best, other) => (count(other) > count(best) ? other : best))
}

/**
 * Encloses a cell such as `"Aarti" at six` as a whole. Papaparse would look for the closing quotation mark in the cells
 * and lines after it.
 */
function quoteWholeCells(text: string, separator: string) {
  const partlyQuoted = new Set<string>()
  const quotedCell = new RegExp(
    `(^|[${separator}\\n])"((?:[^"]|"")*)(?:"([^${separator}\\n]*)|$)`,
    'g',
  )
  const repaired = text.replace(
    quotedCell,
    (cell: string, before: string, quoted: string, after: string = '') => {
      // Papaparse calls the last cell of a text unclosed if a space follows it.
      if (!after.trim()) return cell.trimEnd()
      partlyQuoted.add(quoted.replaceAll('""', '"') + after)
      return `${before}"${quoted}${after.replaceAll('"', '""')}"`
    },
  )
  return { repaired, partlyQuoted }
}

/** Whether a cell has a straight quotation mark after spaces, or begins with a curved one that is not closed in it. */
const hasOddQuote = (cell: string) =>
  /^\s+"/.test(cell) || (/^\s*[“„]/.test(cell) && (cell.match(/[“”„]/g)?.length ?? 0) % 2 === 1)

/** The field that each column of a file fills; undefined for a column that is ignored. */
export interface MatchedColumns {
  columns: (FieldDefinition | undefined)[]
  ignored: string[]
  /** Required fields without a column. */
  missing: FieldDefinition[]
}

/** The fields that a line can fill: all but a file. */
export const importedFields = ({ fields = [] }: Resource) =>
  fields.filter(({ field }) => field !== 'file')

/**
 * Matches columns to fields, ignoring case: by the field's label, its name, or the label of its list column, which our
 * own CSV export uses. If two columns match one field, the first one is used.
 */
export function matchColumns(resource: Resource, header: string[]): MatchedColumns {
  const fields = importedFields(resource)
  const fieldOf = new Map<string, FieldDefinition>()
  for (const name of ['label', 'field', 'column'] as const)
    for (const definition of fields)
      for (const key of namesOf(resource, definition)[name].map(normalize))
        if (!fieldOf.has(key)) fieldOf.set(key, definition)

  const used = new Set<FieldDefinition>()
  const columns = header.map((name) => {
    const definition = fieldOf.get(normalize(name))
    if (!definition || used.has(definition)) return undefined
    used.add(definition)
    return definition
  })
  return {
    columns,
    ignored: header.map(cleanLine).filter((name, index) => name && !columns[index]),
    missing: fields.filter((definition) => definition.required && !used.has(definition)),
  }
}

const namesOf = (
  { columns }: Resource,
  { label, field, recordField = field }: FieldDefinition,
) => ({
  label: [label],
  field: [field, recordField],
  column: columns.filter((column) => column.field === recordField).map((column) => column.label),
})

const normalize = (name: string) =>
  cleanLine(name)
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '')

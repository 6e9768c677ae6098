import { findOperation } from '../../mocks/engine/operations'
import { readBody } from '../../mocks/engine/router'
import { findRequestViolations } from '../../mocks/engine/validation'
import type { AnyRecord, Resource } from '../../src/admin/resource'
import { toText } from '../../src/lib/to-text'
import { parseCsv } from '../parse-csv'

/** The violations of the contract in a request of the app. */
export async function findRequestFaults(request: Request): Promise<string[]> {
  const found = findOperation(request)
  if (!found) return [`${request.method} ${request.url} is not in the contract.`]
  const body = await readBody(request.clone())
  return findRequestViolations(found.operation, new URL(request.url), body).map(
    ({ operationId, field, problem }) => `${operationId}: ${field} ${problem}.`,
  )
}

/** A text as multipart sends it: well-formed, with every line break as CRLF. */
const onTheWire = (value: unknown) =>
  new TextDecoder('utf-8', { ignoreBOM: true })
    .decode(new TextEncoder().encode(toText(value)))
    .replace(/\r\n?|\n/g, '\r\n')

/** The fields of a record that an update lost or changed; `edits` are those that the person changed. */
export async function findUpdateFaults(
  { fields = [] }: Resource,
  row: AnyRecord,
  edits: Record<string, string>,
  request: Request,
): Promise<string[]> {
  const sent = (await readBody(request.clone())) as FormData
  const sentNames = new Map(fields.map(({ field, recordField }) => [recordField, field]))
  const expected = {
    ...Object.fromEntries(
      Object.entries(row)
        .filter(([, value]) => value !== undefined)
        // A null is sent as an empty text.
        .map(([field, value]) => [sentNames.get(field) ?? field, value ?? '']),
    ),
    ...edits,
  }
  const names = new Set([...Object.keys(expected), ...sent.keys()])
  return [...names].flatMap((name) => {
    const [value, wanted] = [sent.get(name), (expected as Record<string, unknown>)[name]]
    if (wanted === undefined) return [`The update sends ${name}, which the record does not have.`]
    if (value === null) return [`The update loses ${name}.`]
    return onTheWire(value) === onTheWire(wanted)
      ? []
      : [`The update sends ${name} as ${JSON.stringify(value)}.`]
  })
}

/** The faults in the CSV of these rows: it cannot be parsed, or a value or formula is wrong. */
export function findCsvFaults({ columns }: Resource, rows: AnyRecord[], csv: string): string[] {
  const fields = ['id', ...new Set(columns.map(({ field }) => field))]
  let table: string[][]
  try {
    table = parseCsv(csv.replace(/^\uFEFF/, ''))
  } catch (error) {
    return [String(error)]
  }
  if (table.length !== rows.length + 1)
    return [`The CSV has ${table.length} lines for ${rows.length} records.`]
  return table.flatMap((cells, line) => {
    if (cells.length !== fields.length) return [`Line ${line} has ${cells.length} cells.`]
    return cells.flatMap((cell, index) => {
      const formula = /^[=+\-@\t\r\n]/.test(cell) ? [`A cell is a formula: ${cell}`] : []
      const value = toText(line ? rows[line - 1]![fields[index]!] : cell)
      const isKept = cell === value || cell === `'${value}`
      return isKept ? formula : [...formula, `A cell reads ${JSON.stringify(cell)}.`]
    })
  })
}

/** The fault in a formatted date or time, if any. A text that cannot be parsed must be unchanged. */
export function findFormatFaults(given: string, shown: string): string[] {
  if (/NaN|Invalid|undefined/.test(shown)) return [`${JSON.stringify(given)} is shown as ${shown}.`]
  const isKept = shown.trim() === given.trim()
  return isKept || /\d/.test(given) ? [] : [`${JSON.stringify(given)} is shown as ${shown}.`]
}

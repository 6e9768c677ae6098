import type { DataSet, JsonRecord } from '../../../mocks/engine/data/data-set'
import { recordSchemaOf, resolveSchema } from '../../../mocks/engine/data/generated/from-schema'
import { operations } from '../../../mocks/engine/operations'
import { findResponseViolations, undocumented } from '../../../mocks/engine/validation'
import { entities, entityNames, type EntityName } from '../../../mocks/entities'
import { evaluate } from '../check/evaluation/evaluate'
import { evaluateRecords } from '../check/evaluation/evaluate-records'
import type { Source } from './responses'
import { inventText } from './invent-text'
import { inventValue } from './invent-value'

/** A data set without personal data, and what the contract check found in the responses. */
export interface Recording {
  data: DataSet
  faults: string[]
  /** What was left out, such as fields that the contract does not have. */
  notes: string[]
}

/**
 * Makes a data set from a server's responses: known fields of valid records, every text and file replaced by an
 * invented one. `salt` decides which; it must be secret, or texts could be guessed and compared.
 */
export async function recordData(
  { responses, sizeOf }: Source,
  rows: number,
  salt: string,
): Promise<Recording> {
  const faults: string[] = []
  const notes: string[] = []
  const found = Object.fromEntries(
    entityNames.map((name) => [name, new Map<string, JsonRecord>()]),
  ) as Record<EntityName, Map<string, JsonRecord>>
  for (const { entity, operation, outcome } of responses) {
    const evaluation = evaluate(operation, outcome)
    const page = evaluation.body as { record_per_page?: unknown } | undefined
    const records = Array.isArray(page?.record_per_page) ? (page.record_per_page as unknown[]) : []
    const valid = evaluation.faults.length ? [] : records
    const more = evaluateRecords(operation, valid)
    const unknown = [...evaluation.notes, ...more.notes].filter((note) =>
      note.endsWith(undocumented),
    )
    faults.push(
      ...[...evaluation.faults, ...more.faults].map((fault) => `${operation.id}: ${fault}`),
    )
    notes.push(...unknown.map((note) => `${operation.id}: left out ${note}`))
    for (const record of records) {
      const known = pickFields(entity, record)
      if (known) found[entity].set(String(known.id), known)
    }
  }
  const records: DataSet['records'] = {}
  for (const name of entityNames) {
    const kept = [...found[name].values()].slice(0, rows)
    const invented: JsonRecord[] = []
    for (const record of kept) invented.push(await inventRecord(name, record, sizeOf, salt))
    records[name] = entities[name].newestFirst ? invented.toReversed() : invented
  }
  return { data: { records }, faults: unique(faults), notes: unique(notes) }
}

/** Removes lines that differ only in the number of the record. */
const unique = (lines: string[]) => [
  ...new Set(lines.map((line) => line.replace(/\.\d+(?=\.)/g, '[]'))),
]

/** The record with the contract's fields alone; undefined if it does not conform to the contract. */
function pickFields(name: EntityName, record: unknown): JsonRecord | undefined {
  if (typeof record !== 'object' || record === null) return undefined
  const { properties = {} } = resolveSchema(recordSchemaOf(entities[name].path))
  const known = Object.fromEntries(
    Object.entries(record).filter(([field]) => Object.hasOwn(properties, field)),
  )
  const list = operations.find((operation) => operation.name === `GET ${entities[name].path}`)!
  const page = { status: true, total_records: 1, record_per_page: [known] }
  const breaches = findResponseViolations(list, 200, 'application/json', page)
  return breaches.length ? undefined : (known as JsonRecord)
}

async function inventRecord(
  name: EntityName,
  record: JsonRecord,
  sizeOf: Source['sizeOf'],
  salt: string,
) {
  const { properties = {} } = resolveSchema(recordSchemaOf(entities[name].path))
  const invented: Record<string, unknown> = {}
  for (const [field, value] of Object.entries(record)) {
    if (field === 'filePath') invented[field] = await inventFile(value, sizeOf, salt)
    // An id is text or a number, and a registration names its course by it.
    else if (field === 'id' || field === 'course_id')
      invented[field] = typeof value === 'string' ? inventText(value, `${salt}/id`) : value
    else invented[field] = inventValue(field, properties[field]!, value, salt)
  }
  return invented as JsonRecord
}

/** A drawn picture of the same size; a file that is no picture, or is not there, becomes one that is missing. */
async function inventFile(value: unknown, sizeOf: Source['sizeOf'], salt: string) {
  if (typeof value !== 'string' || !value.trim()) return value
  const size = await sizeOf(value)
  const number = inventText('7777', `${salt}/${value}`)
  if (!size) return `mock-files/missing-${number}.svg`
  const pixels = (side: number) => Math.min(99_999, Math.max(10, side))
  return `mock-files/still-${number}-${pixels(size.width)}x${pixels(size.height)}.svg`
}

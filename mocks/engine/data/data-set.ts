import type { Id } from '../../../src/api/contract'
import { toText } from '../../../src/lib/to-text'
import { entities, entityNames, type EntityName } from '../../entities'
import { nextTimestamp } from '../clock'
import { db, type Table, type TableQuery } from './db'

/** A record as JSON of the contract: ids may be text, and optional fields may be absent. */
export type JsonRecord = { id: Id } & Record<string, unknown>

/** Records that replace those of the db, oldest first; entities that are not named have none. */
export interface DataSet {
  records: { [K in EntityName]?: JsonRecord[] }
  /** Fields of every page beside its records. A public page leaves out a total that is null. */
  page?: { status?: boolean; userMessage?: string | string[] | null; total_records?: null }
  forecast?: object[]
}

let active: DataSet | undefined
let tables: Partial<Record<EntityName, Table<JsonRecord>>> = {}

/** Serves these records in place of the db's; without an argument the db's again. */
export function serveDataSet(set?: DataSet) {
  active = set
  tables = set
    ? Object.fromEntries(
        entityNames.map((name) => [name, createJsonTable(name, set.records[name] ?? [])]),
      )
    : {}
}

/** The data set that is served; undefined while the db serves. */
export const activeDataSet = () => active

/** The table that serves an entity: of the active data set, else of the db. */
export const tableOf = (name: EntityName): Table<JsonRecord> => tables[name] ?? db[name]

/** A table that keeps records as they are; the db's store knows numbers as ids and every field as text. */
function createJsonTable(name: EntityName, given: JsonRecord[]): Table<JsonRecord> {
  let rows = structuredClone(given)
  const indexOf = (id: Id) => rows.findIndex((row) => String(row.id) === String(id))
  return {
    list({ search, in: fields = [], page = 1, size, newestFirst }: TableQuery<JsonRecord> = {}) {
      const found = rows.filter((row) => !search || contains(row, fields as string[], search))
      const ordered = newestFirst ? found.toReversed() : found
      const pageSize = size ?? ordered.length
      return {
        rows: ordered.slice((page - 1) * pageSize, page * pageSize),
        total: ordered.length,
      }
    },
    add(values) {
      const ids = rows.map(({ id }) => Number(id)).filter(Number.isSafeInteger)
      const record = { datetime: nextTimestamp(), ...values, id: Math.max(0, ...ids) + 1 }
      rows.push(record)
      return record
    },
    update(id, values) {
      const index = indexOf(id)
      const record = rows[index]
      if (!record) return undefined
      const known = Object.entries(values).filter(([field]) => field in entities[name].model)
      return (rows[index] = { ...record, ...Object.fromEntries(known) })
    },
    remove(ids) {
      const removed = new Set(ids.map(String))
      const before = rows.length
      rows = rows.filter(({ id }) => !removed.has(String(id)))
      return before - rows.length
    },
  }
}

const contains = (row: JsonRecord, fields: string[], search: string) =>
  fields.some((field) => toText(row[field]).toLowerCase().includes(search.toLowerCase()))

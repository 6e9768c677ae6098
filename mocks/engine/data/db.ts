import type { Id } from '../../../src/api/contract'
import {
  entities,
  entityNames,
  type EntityName,
  type EntityRecord,
  type EntitySeed,
} from '../../entities'
import { nextTimestamp } from '../clock'
import { createSearchIndex, type SearchIndex } from './search'
import { recordStores, type RecordStore } from './store'

/** Values of a new record; missing fields get the model's default, the next id and the current time. */
export type RecordValues<K extends EntityName> = Partial<EntityRecord<K>>

/** Selects a part of a table; without a size all records match. */
export interface TableQuery<R> {
  search?: string
  in?: readonly (keyof R)[]
  page?: number
  size?: number
  newestFirst?: boolean
}

/** A record as it is saved, whatever its entity. */
type StoredRecord = { id: number } & Record<string, string | number | null>

/** A change with its ids and dates, so that it can be applied again. Stored in IndexedDB: keep its shape. */
export type Change =
  { kind: EntityName; put: StoredRecord } | { kind: EntityName; removed: number[] }

/** The records of one entity. */
export interface Table<R extends { id: Id }> {
  list(query?: TableQuery<R>): { rows: R[]; total: number }
  add(values: Partial<R>): R
  /** Returns undefined when no record has the id. */
  update(id: Id, values: Partial<R>): R | undefined
  /** Returns how many records were removed. */
  remove(ids: Id[]): number
}

/** Seed records that are created on first access, because 100,000 of them take a while. */
const lazyRows = new Map<EntityName, () => object[]>()
const nextId = {} as Record<EntityName, number>

function loadRecords(name: EntityName): RecordStore {
  const rows = lazyRows.get(name)
  lazyRows.delete(name)
  for (const row of rows?.() ?? []) recordStores[name].create({ ...row, id: nextId[name]++ })
  return recordStores[name]
}

function createIndex(name: EntityName) {
  const index = createSearchIndex(() => loadRecords(name).getAll())
  index.indexFields(entities[name].searchFields)
  return index
}

const indexes = Object.fromEntries(entityNames.map((name) => [name, createIndex(name)])) as Record<
  EntityName,
  SearchIndex<{ id: number }>
>

let listener: (change: Change) => void = () => undefined

/** Calls the listener after every change of a record; persistence saves them. */
export function onChange(notify: (change: Change) => void) {
  listener = notify
}

function createTable<K extends EntityName>(name: K): Table<EntityRecord<K>> {
  const pickModelFields = (values: object) =>
    Object.fromEntries(
      Object.entries(values).filter(
        ([field, value]) => field in entities[name].model && value !== undefined,
      ),
    )
  return {
    list(query = {}) {
      const { search, in: fields = [] } = query
      const index = indexes[name] as SearchIndex<EntityRecord<K>>
      const found = search ? index.search(search, fields as string[]) : index.all()
      const ordered = query.newestFirst ? found.toReversed() : found
      const { page = 1, size = ordered.length } = query
      return { rows: ordered.slice((page - 1) * size, page * size), total: ordered.length }
    },
    add(values) {
      loadRecords(name)
      const record = insertRecord(name, { datetime: nextTimestamp(), ...values, id: nextId[name] })
      listener({ kind: name, put: record })
      return record as EntityRecord<K>
    },
    update(id, values) {
      const record = updateRecord(name, Number(id), pickModelFields(values))
      if (record) listener({ kind: name, put: { ...record } })
      return (record ?? undefined) as EntityRecord<K> | undefined
    },
    remove(ids) {
      const removed = ids.map(Number)
      const count = deleteRecords(name, removed)
      if (count) listener({ kind: name, removed })
      return count
    },
  }
}

function insertRecord(name: EntityName, values: { id: number }) {
  const record = loadRecords(name).create(values)
  nextId[name] = Math.max(nextId[name], values.id + 1)
  indexes[name].add(record)
  return { ...record }
}

function updateRecord(name: EntityName, id: number, data: object) {
  const record = loadRecords(name).update({ where: { id: { equals: id } }, data })
  if (record) indexes[name].update(record)
  return record
}

function deleteRecords(name: EntityName, ids: number[]) {
  const count = loadRecords(name).deleteMany({ where: { id: { in: ids } } })?.length ?? 0
  if (count) indexes[name].remove(ids)
  return count
}

// TypeScript forgets which table belongs to which name.
const tables: object = Object.fromEntries(entityNames.map((name) => [name, createTable(name)]))

/** The tables of the mock server, one for each entity. */
export const db = tables as { [K in EntityName]: Table<EntityRecord<K>> }

/** Applies a saved change without notifying the listener. */
export function applyChange(change: Change) {
  if ('removed' in change) {
    deleteRecords(change.kind, change.removed)
    return
  }
  const { id, ...data } = change.put
  if (!updateRecord(change.kind, id, data)) insertRecord(change.kind, change.put)
}

/** First records of each entity, oldest first, or a function that creates them. Other entities stay empty. */
export type InitialRecords = { [K in EntityName]?: EntitySeed<K>[] | (() => EntitySeed<K>[]) }

/** Replaces all records, with ids from 1, without notifying the listener. */
export function fillDb(rows: InitialRecords = {}) {
  for (const name of entityNames) {
    clearTable(name)
    const given = rows[name] ?? []
    lazyRows.set(name, typeof given === 'function' ? given : () => given)
  }
}

function clearTable(name: EntityName) {
  lazyRows.delete(name)
  recordStores[name].deleteMany({ where: {} })
  indexes[name].clear()
  nextId[name] = 1
}

/** All records of one entity in their order, and the id of the next one. */
export interface TableContents {
  next: number
  records: StoredRecord[]
}

/** Returns every record of every entity, its fields in the order of the model. */
export const exportTables = () =>
  Object.fromEntries(entityNames.map((name) => [name, exportTable(name)])) as Record<
    EntityName,
    TableContents
  >

function exportTable(name: EntityName) {
  const fields = ['id', ...Object.keys(entities[name].model)]
  const rows = indexes[name].all() as StoredRecord[]
  const ordered = rows.map((row) => Object.fromEntries(fields.map((field) => [field, row[field]])))
  return { next: nextId[name], records: ordered as StoredRecord[] }
}

/** Restores what `exportTables` returned, ids included, without notifying the listener. */
export function restoreTables(saved: Record<EntityName, TableContents>) {
  for (const name of entityNames) {
    clearTable(name)
    for (const record of saved[name].records) recordStores[name].create(record)
    nextId[name] = saved[name].next
  }
}
fillDb()

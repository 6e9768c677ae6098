import type { Id } from '../../../src/api/contract'
import { nextTimestamp } from '../clock'
import { entityNames, models, type EntityName, type EntityRecord } from '../../entities/models'
import { createSearchIndex, type SearchIndex } from './search'
import { recordStores, type RecordStore } from './store'

/** A record before it is written: what is missing gets its default, the id and the date the next. */
export type RecordValues<K extends EntityName> = Partial<EntityRecord<K>>

/** Which part of a list: without a size the whole of it. */
export interface TableQuery<R> {
  search?: string
  in?: readonly (keyof R)[]
  page?: number
  size?: number
  newestFirst?: boolean
}

/** A change as it happened, ids and dates included: enough to repeat it. */
export type Change =
  | { kind: EntityName; put: { id: number } & Record<string, string | number | null> }
  | { kind: EntityName; removed: number[] }

/** The records of one kind. */
export interface Table<R extends { id: number }> {
  /** Says in which fields searches will look, so that the first is as quick as the next. */
  indexFields(fields: readonly (keyof R & string)[]): void
  list(query?: TableQuery<R>): { rows: R[]; total: number }
  add(values: Partial<R>): R
  /** Nothing when there is no such record. */
  update(id: Id, values: Partial<R>): R | undefined
  /** How many went. */
  remove(ids: Id[]): number
}

/** Records that nobody has asked for yet. */
const lazyRows = new Map<EntityName, () => object[]>()
const nextId = {} as Record<EntityName, number>

/** The records of a kind; what was put by for it is created when it is first asked for. */
function loadRecords(kind: EntityName): RecordStore {
  const rows = lazyRows.get(kind)
  lazyRows.delete(kind)
  for (const row of rows?.() ?? []) recordStores[kind].create({ ...row, id: nextId[kind]++ })
  return recordStores[kind]
}

const indexes = Object.fromEntries(
  entityNames.map((kind) => [kind, createSearchIndex(() => loadRecords(kind).getAll())]),
) as Record<EntityName, SearchIndex<{ id: number }>>

let listener: (updateRecord: Change) => void = () => undefined

/** Hears of every change from now on; the journal writes them down. */
export function onChange(notify: (change: Change) => void) {
  listener = notify
}

function table<K extends EntityName>(kind: K): Table<EntityRecord<K>> {
  const pickModelFields = (values: object) =>
    Object.fromEntries(
      Object.entries(values).filter(
        ([field, value]) => field in models[kind] && value !== undefined,
      ),
    )
  return {
    indexFields: (fields) => indexes[kind].indexFields(fields),
    list(query = {}) {
      const { search, in: fields = [] } = query
      const index = indexes[kind] as SearchIndex<EntityRecord<K>>
      const found = search ? index.search(search, fields as string[]) : index.all()
      const ordered = query.newestFirst ? found.toReversed() : found
      const { page = 1, size = ordered.length } = query
      return { rows: ordered.slice((page - 1) * size, page * size), total: ordered.length }
    },
    add(values) {
      loadRecords(kind)
      const record = insertRecord(kind, { datetime: nextTimestamp(), ...values, id: nextId[kind] })
      listener({ kind, put: record })
      return record as unknown as EntityRecord<K>
    },
    update(id, values) {
      const record = change(kind, Number(id), pickModelFields(values))
      if (record) listener({ kind, put: { ...record } })
      return (record ?? undefined) as EntityRecord<K> | undefined
    },
    remove(ids) {
      const removed = ids.map(Number)
      const gone = deleteRecords(kind, removed)
      if (gone) listener({ kind, removed })
      return gone
    },
  }
}

function insertRecord(kind: EntityName, values: { id: number }) {
  const record = loadRecords(kind).create(values)
  nextId[kind] = Math.max(nextId[kind], values.id + 1)
  indexes[kind].add(record)
  return { ...record } as { id: number } & Record<string, string | null>
}

function change(kind: EntityName, id: number, data: object) {
  const record = loadRecords(kind).update({ where: { id: { equals: id } }, data })
  if (record) indexes[kind].update(record)
  return record
}

function deleteRecords(kind: EntityName, ids: number[]) {
  const gone = loadRecords(kind).deleteMany({ where: { id: { in: ids } } })?.length ?? 0
  if (gone) indexes[kind].remove(ids)
  return gone
}

/** Every collection of the mock server. */
export const db = Object.fromEntries(entityNames.map((kind) => [kind, table(kind)])) as unknown as {
  [K in EntityName]: Table<EntityRecord<K>>
}

/** Repeats a change that was written down; nobody hears of it. */
export function applyChange(written: Change) {
  if ('removed' in written) {
    deleteRecords(written.kind, written.removed)
    return
  }
  const { id, ...data } = written.put
  if (!change(written.kind, id, data)) insertRecord(written.kind, written.put)
}

type Seeds<K extends EntityName> = Omit<EntityRecord<K>, 'id'>[]

/** Records to begin with, oldest first, or what makes them. A kind that is not named stays empty. */
export type InitialRecords = { [K in EntityName]?: Seeds<K> | (() => Seeds<K>) }

/** Empties every collection and fills them anew, ids from 1; nobody hears of it. */
export function fillDb(rows: InitialRecords = {}) {
  for (const kind of entityNames) {
    clearTable(kind)
    const given = rows[kind] ?? []
    // A hundred thousand records take a while: a screen waits only for the kinds that it shows.
    lazyRows.set(kind, typeof given === 'function' ? given : () => given)
  }
}

function clearTable(kind: EntityName) {
  lazyRows.delete(kind)
  recordStores[kind].deleteMany({ where: {} })
  indexes[kind].clear()
  nextId[kind] = 1
}

/** All that one kind holds: its records in their order, and the id of the next. */
export interface TableContents {
  next: number
  records: ({ id: number } & Record<string, string | null>)[]
}

/** Every record of every kind, its fields in the order of the model. */
export const exportTables = () =>
  Object.fromEntries(entityNames.map((kind) => [kind, exportTable(kind)])) as Record<
    EntityName,
    TableContents
  >

function exportTable(kind: EntityName) {
  const fields = ['id', ...Object.keys(models[kind])]
  const rows = indexes[kind].all() as unknown as Record<string, unknown>[]
  const ordered = rows.map((row) => Object.fromEntries(fields.map((field) => [field, row[field]])))
  return { next: nextId[kind], records: ordered }
}

/** Puts back what `contents` gave, ids included; nobody hears of it. */
export function restoreTables(saved: Record<EntityName, TableContents>) {
  for (const kind of entityNames) {
    clearTable(kind)
    for (const record of saved[kind].records) recordStores[kind].create(record)
    nextId[kind] = saved[kind].next
  }
}
fillDb()

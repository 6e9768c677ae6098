import type { Id } from '../../../src/api/contract'
import { stamp } from '../clock'
import { kinds, models, type Kind, type Stored } from '../../entities/models'
import { searchIndex, type SearchIndex } from './search'
import { created, type Records } from './store'

/** A record before it is written: what is missing gets its default, the id and the date the next. */
export type Fresh<K extends Kind> = Partial<Stored<K>>

/** Which part of a list: without a size the whole of it. */
export interface Query<R> {
  search?: string
  in?: readonly (keyof R)[]
  page?: number
  size?: number
  newestFirst?: boolean
}

/** A change as it happened, ids and dates included: enough to repeat it. */
export type Change =
  | { kind: Kind; put: { id: number } & Record<string, string | number | null> }
  | { kind: Kind; removed: number[] }

/** The records of one kind. */
export interface Table<R extends { id: number }> {
  /** Says in which fields searches will look, so that the first is as quick as the next. */
  searchable(fields: readonly (keyof R & string)[]): void
  list(query?: Query<R>): { rows: R[]; total: number }
  add(values: Partial<R>): R
  /** Nothing when there is no such record. */
  update(id: Id, values: Partial<R>): R | undefined
  /** How many went. */
  remove(ids: Id[]): number
}

/** Records that nobody has asked for yet. */
const waiting = new Map<Kind, () => object[]>()
const nextId = {} as Record<Kind, number>

/** The records of a kind; what was put by for it is created when it is first asked for. */
function records(kind: Kind): Records {
  const rows = waiting.get(kind)
  waiting.delete(kind)
  for (const row of rows?.() ?? []) created[kind].create({ ...row, id: nextId[kind]++ })
  return created[kind]
}

const indexes = Object.fromEntries(
  kinds.map((kind) => [kind, searchIndex(() => records(kind).getAll())]),
) as Record<Kind, SearchIndex<{ id: number }>>

let listener: (change: Change) => void = () => undefined

/** Hears of every change from now on; the journal writes them down. */
export function onChange(hear: (change: Change) => void) {
  listener = hear
}

function table<K extends Kind>(kind: K): Table<Stored<K>> {
  const known = (values: object) =>
    Object.fromEntries(
      Object.entries(values).filter(
        ([field, value]) => field in models[kind] && value !== undefined,
      ),
    )
  return {
    searchable: (fields) => indexes[kind].expect(fields),
    list(query = {}) {
      const { search, in: fields = [] } = query
      const index = indexes[kind] as SearchIndex<Stored<K>>
      const found = search ? index.matching(search, fields as string[]) : index.all()
      const ordered = query.newestFirst ? found.toReversed() : found
      const { page = 1, size = ordered.length } = query
      return { rows: ordered.slice((page - 1) * size, page * size), total: ordered.length }
    },
    add(values) {
      records(kind)
      const record = create(kind, { datetime: stamp(), ...values, id: nextId[kind] })
      listener({ kind, put: record })
      return record as unknown as Stored<K>
    },
    update(id, values) {
      const record = change(kind, Number(id), known(values))
      if (record) listener({ kind, put: { ...record } })
      return (record ?? undefined) as Stored<K> | undefined
    },
    remove(ids) {
      const removed = ids.map(Number)
      const gone = drop(kind, removed)
      if (gone) listener({ kind, removed })
      return gone
    },
  }
}

function create(kind: Kind, values: { id: number }) {
  const record = records(kind).create(values)
  nextId[kind] = Math.max(nextId[kind], values.id + 1)
  indexes[kind].added(record)
  return { ...record } as { id: number } & Record<string, string | null>
}

function change(kind: Kind, id: number, data: object) {
  const record = records(kind).update({ where: { id: { equals: id } }, data })
  if (record) indexes[kind].changed(record)
  return record
}

function drop(kind: Kind, ids: number[]) {
  const gone = records(kind).deleteMany({ where: { id: { in: ids } } })?.length ?? 0
  if (gone) indexes[kind].removed(ids)
  return gone
}

/** Every collection of the mock server. */
export const db = Object.fromEntries(kinds.map((kind) => [kind, table(kind)])) as unknown as {
  [K in Kind]: Table<Stored<K>>
}

/** Repeats a change that was written down; nobody hears of it. */
export function repeat(written: Change) {
  if ('removed' in written) {
    drop(written.kind, written.removed)
    return
  }
  const { id, ...data } = written.put
  if (!change(written.kind, id, data)) create(written.kind, written.put)
}

type Seeds<K extends Kind> = Omit<Stored<K>, 'id'>[]

/** Records to begin with, oldest first, or what makes them. A kind that is not named stays empty. */
export type Rows = { [K in Kind]?: Seeds<K> | (() => Seeds<K>) }

/** Empties every collection and fills them anew, ids from 1; nobody hears of it. */
export function fill(rows: Rows = {}) {
  for (const kind of kinds) {
    empty(kind)
    const given = rows[kind] ?? []
    // A hundred thousand records take a while: a screen waits only for the kinds that it shows.
    waiting.set(kind, typeof given === 'function' ? given : () => given)
  }
}

function empty(kind: Kind) {
  waiting.delete(kind)
  created[kind].deleteMany({ where: {} })
  indexes[kind].forget()
  nextId[kind] = 1
}

/** All that one kind holds: its records in their order, and the id of the next. */
export interface Contents {
  next: number
  records: ({ id: number } & Record<string, string | null>)[]
}

/** Every record of every kind, its fields in the order of the model. */
export const contents = () =>
  Object.fromEntries(kinds.map((kind) => [kind, contentsOf(kind)])) as Record<Kind, Contents>

function contentsOf(kind: Kind) {
  const fields = ['id', ...Object.keys(models[kind])]
  const rows = indexes[kind].all() as unknown as Record<string, unknown>[]
  const ordered = rows.map((row) => Object.fromEntries(fields.map((field) => [field, row[field]])))
  return { next: nextId[kind], records: ordered }
}

/** Puts back what `contents` gave, ids included; nobody hears of it. */
export function restore(saved: Record<Kind, Contents>) {
  for (const kind of kinds) {
    empty(kind)
    for (const record of saved[kind].records) created[kind].create(record)
    nextId[kind] = saved[kind].next
  }
}
fill()

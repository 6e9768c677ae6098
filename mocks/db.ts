import { factory, nullable, primaryKey } from '@mswjs/data'
import type { Id } from '../src/api/contract'
import { stamp } from './clock'
import { models, type Kind, type Stored } from './models'

// The only module that knows @mswjs/data. Search and paging are our own: its `contains` minds the
// letter case and throws on a field that is null.

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
  list(query?: Query<R>): { rows: R[]; total: number }
  add(values: Partial<R>): R
  /** Nothing when there is no such record. */
  update(id: Id, values: Partial<R>): R | undefined
  /** How many went. */
  remove(ids: Id[]): number
}

/** What all tables share, whatever their fields; @mswjs/data's own types are too deep to index by kind. */
interface Records {
  create(values: object): { id: number }
  getAll(): { id: number }[]
  update(query: { where: object; data: object }): { id: number } | null
  deleteMany(query: { where: object }): unknown[] | null
}

const kinds = Object.keys(models) as Kind[]
const definitions = kinds.map((kind) => [kind, definitionOf(models[kind])] as const)
const store: object = factory(Object.fromEntries(definitions))
const records = store as Record<Kind, Records>
silence()

/** A model in @mswjs/data's words. */
function definitionOf(fields: Record<string, 'text' | 'nullable'>) {
  const values = Object.entries(fields).map(([field, may]) => {
    return [field, may === 'nullable' ? nullable<string>(() => null) : () => ''] as const
  })
  return { id: primaryKey<number>(Number), ...Object.fromEntries(values) }
}

/** @mswjs/data repeats every write to other tabs, so that one tab's reset would undo another's work. */
function silence() {
  for (const symbol of Object.getOwnPropertySymbols(store)) {
    const inner = (store as Record<symbol, { events: { removeAllListeners(): void } }>)[symbol]
    inner?.events.removeAllListeners()
  }
}

const nextId = {} as Record<Kind, number>
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
    list(query = {}) {
      const all = records[kind].getAll() as Stored<K>[]
      const found = query.search ? matching(all, query.search, query.in ?? []) : all
      const ordered = query.newestFirst ? found.toReversed() : found
      const { page = 1, size = ordered.length } = query
      return { rows: ordered.slice((page - 1) * size, page * size), total: ordered.length }
    },
    add(values) {
      const record = create(kind, { datetime: stamp(), ...values, id: nextId[kind] })
      listener({ kind, put: record })
      return record as unknown as Stored<K>
    },
    update(id, values) {
      const record = records[kind].update({
        where: { id: { equals: Number(id) } },
        data: known(values),
      })
      if (record) listener({ kind, put: { ...record } })
      return (record ?? undefined) as Stored<K> | undefined
    },
    remove(ids) {
      const removed = ids.map(Number)
      const gone = records[kind].deleteMany({ where: { id: { in: removed } } })?.length ?? 0
      if (gone) listener({ kind, removed })
      return gone
    },
  }
}

function create(kind: Kind, values: { id: number }) {
  nextId[kind] = Math.max(nextId[kind], values.id + 1)
  return { ...records[kind].create(values) } as { id: number } & Record<string, string | null>
}

/** One scan; what a record says is lowered once and remembered, since typing asks again and again. */
function matching<R extends object>(all: R[], search: string, fields: readonly PropertyKey[]) {
  const wanted = folded(search)
  const texts = textsOf(fields)
  return all.filter((record) => {
    let text = texts.get(record)
    if (text === undefined) {
      text = folded(
        fields
          .map((field) => (record as Record<PropertyKey, string | null>)[field] ?? '')
          .join('\n'),
      )
      texts.set(record, text)
    }
    return text.includes(wanted)
  })
}

const lowered = new WeakMap<object, WeakMap<object, string>>()
function textsOf(fields: object) {
  const known = lowered.get(fields) ?? new WeakMap<object, string>()
  lowered.set(fields, known)
  return known
}

/** Letters in one case and one composition; what is plain Latin needs no composing. */
const folded = (text: string) =>
  (/[^\0-\x7f]/.test(text) ? text.normalize('NFC') : text).toLowerCase()

/** Every collection of the mock server. */
export const db = Object.fromEntries(kinds.map((kind) => [kind, table(kind)])) as unknown as {
  [K in Kind]: Table<Stored<K>>
}

/** Repeats a change that was written down; nobody hears of it. */
export function repeat(change: Change) {
  if ('removed' in change) {
    records[change.kind].deleteMany({ where: { id: { in: change.removed } } })
    return
  }
  const { id, ...data } = change.put
  const done = records[change.kind].update({ where: { id: { equals: id } }, data })
  if (!done) create(change.kind, change.put)
}

/** Records to begin with, oldest first. A kind that is not named stays empty. */
export type Rows = { [K in Kind]?: Omit<Stored<K>, 'id'>[] }

/** Empties every collection and fills them anew, ids from 1; nobody hears of it. */
export function fill(rows: Rows = {}) {
  for (const kind of kinds) {
    records[kind].deleteMany({ where: {} })
    nextId[kind] = 1
    for (const row of rows[kind] ?? []) create(kind, { ...row, id: nextId[kind] })
  }
}
fill()

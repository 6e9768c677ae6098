import { factory, nullable, primaryKey } from '@mswjs/data'
import { entities, entityNames, type EntityName } from '../../entities'

// The only module that imports @mswjs/data. Search and paging are our own, because its `contains` is
// case-sensitive and throws on null.

/** What all stores share; @mswjs/data's own types are too deep to index by entity. */
export interface RecordStore {
  create(values: object): { id: number }
  getAll(): { id: number }[]
  update(query: { where: object; data: object }): { id: number } | null
  deleteMany(query: { where: object }): unknown[] | null
}

const definitions = entityNames.map((name) => [name, toFactoryModel(entities[name].model)] as const)
const store: object = factory(Object.fromEntries(definitions))

/** The store of each entity. */
export const recordStores = store as Record<EntityName, RecordStore>
disableTabSync()

/** Translates a model for @mswjs/data. */
function toFactoryModel(fields: Record<string, 'text' | 'nullable'>) {
  const values = Object.entries(fields).map(([field, type]) => {
    return [field, type === 'nullable' ? nullable<string>(() => null) : () => ''] as const
  })
  return { id: primaryKey<number>(Number), ...Object.fromEntries(values) }
}

/** @mswjs/data copies every write to other tabs; a reset in one would delete the records of another. */
function disableTabSync() {
  for (const symbol of Object.getOwnPropertySymbols(store)) {
    const inner = (store as Record<symbol, { events: { removeAllListeners(): void } }>)[symbol]
    inner?.events.removeAllListeners()
  }
}

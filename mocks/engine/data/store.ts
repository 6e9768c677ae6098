import { factory, nullable, primaryKey } from '@mswjs/data'
import { kinds, models, type Kind } from '../../entities/models'

// The only module that knows @mswjs/data. Search and paging are our own: its `contains` minds the
// letter case and throws on a field that is null.

/** What all tables share, whatever their fields; @mswjs/data's own types are too deep to index by kind. */
export interface Records {
  create(values: object): { id: number }
  getAll(): { id: number }[]
  update(query: { where: object; data: object }): { id: number } | null
  deleteMany(query: { where: object }): unknown[] | null
}

const definitions = kinds.map((kind) => [kind, definitionOf(models[kind])] as const)
const store: object = factory(Object.fromEntries(definitions))

/** What is kept of each kind. */
export const created = store as Record<Kind, Records>
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

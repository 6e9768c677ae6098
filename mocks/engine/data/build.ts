import { entities, entityNames, type EntityName, type EntityRecord } from '../../entities'
import { db, type RecordValues } from './db'

type Builders = { [K in EntityName]: (overrides?: RecordValues<K>) => EntityRecord<K> }

// TypeScript forgets which builder belongs to which name.
const builders: object = Object.fromEntries(
  entityNames.map((name) => {
    const table = db[name] as { add: (values: object) => object }
    const { builderDefaults } = entities[name]
    return [name, (overrides: object = {}) => table.add({ ...builderDefaults, ...overrides })]
  }),
)

/** Adds one record: `build.slide({ heading1: 'Jagannath' })`. Other fields get the entity's builder defaults. */
export const build = builders as Builders

import { entities, entityNames, type EntityName, type EntitySeed } from '../../entities'

/** The seed of the sample data. Change it with the data, because saved writes name records by id. */
export const sampleSeed = 'chitrakoot-1'

/** The number of records and the seed; each entity has its own number by default. */
export interface SampleOptions {
  rows?: number
  /** Entities whose number of records differs from `rows`. */
  counts?: Partial<Record<EntityName, number>>
  seed?: string
}

/** Creates the sample records of one entity, oldest first; the same seed gives the same records. */
export function createSampleRecords<K extends EntityName>(
  name: K,
  { rows, counts, seed = sampleSeed }: SampleOptions = {},
) {
  // TypeScript forgets which records belong to which name.
  const records: object[] = entities[name].seed(counts?.[name] ?? rows, seed)
  return records as EntitySeed<K>[]
}

/** Creates the sample records of all entities. */
export const createSample = (options?: SampleOptions) =>
  Object.fromEntries(entityNames.map((name) => [name, createSampleRecords(name, options)])) as {
    [K in EntityName]: EntitySeed<K>[]
  }

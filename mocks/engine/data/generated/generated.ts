import fc from 'fast-check'
import { entities, entityNames, type EntityName } from '../../../entities'
import type { DataSet, JsonRecord } from '../data-set'
import { recordSchemaOf, arbitraryOf } from './from-schema'

/** Any record that the contract permits in an entity's list. */
export const recordArbitrary = (name: EntityName) =>
  arbitraryOf(recordSchemaOf(entities[name].path)) as fc.Arbitrary<JsonRecord>

/** Any data that the contract permits: up to five records in every list. */
export const dataSets: fc.Arbitrary<DataSet> = fc.record({
  records: fc.record(
    Object.fromEntries(
      entityNames.map((name) => [name, fc.array(recordArbitrary(name), { maxLength: 5 })]),
    ),
  ),
  page: fc.record(
    {
      status: fc.boolean(),
      userMessage: arbitraryOf({
        $ref: '#/components/schemas/UserMessage',
      }) as fc.Arbitrary<string>,
      total_records: fc.constant(null),
    },
    { requiredKeys: [] },
  ),
  forecast: fc.array(
    arbitraryOf({ $ref: '#/components/schemas/Forecast' }) as fc.Arbitrary<object>,
    {
      maxLength: 5,
    },
  ),
})

/** Writes a run of the fuzz as a seed for a link: `17.0.3` is path 0:3 of seed 17. */
export const formatSeed = (seed: number, path: string | null) =>
  [seed, ...(path ?? '0').split(':')].join('.')

/** Creates the data set of a seed, which `formatSeed` wrote or which is any word. */
export function generateDataSet(seed: string): DataSet {
  const [number = '', ...path] = seed.split('.')
  const isRun = /^-?\d+(\.\d+)*$/.test(seed)
  const [set] = fc.sample(dataSets, {
    seed: isRun
      ? Number(number)
      : [...seed].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) | 0, 7),
    path: isRun ? path.join(':') : '',
    numRuns: 1,
  })
  return set!
}

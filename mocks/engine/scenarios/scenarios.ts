import { fillDb } from '../data/db'
import { entityNames, type EntityName } from '../../entities/models'
import { breakImages } from '../data/broken-images'
import { lengthenTexts } from '../data/long-text'
import { createSampleRecords, type SampleOptions, type SeedRecord } from '../data/sample'
import { recordSetOf, type Scenario } from './scenario-names'
import { activeScenario, type ScenarioOptions } from './scenario-handler'

export { isScenario, recordSetOf, scenarios, type Scenario } from './scenario-names'

let activeRecordSet: ReturnType<typeof recordSetOf> = 'sample'

/** The scenario in force. */
export const getScenario = () => activeScenario.name

/**
 * Puts a scenario in force, for all calls or for those it is narrowed to. Records change only when the
 * scenario brings its own: a test may fill the db first and then have the server fail.
 */
export function useScenario(name: Scenario, narrowing: ScenarioOptions = {}) {
  activeScenario.name = name
  activeScenario.options = narrowing
  activeScenario.spent = 0
  if (recordSetOf(name) !== activeRecordSet) refillDb()
}

/** Fills the db with what the scenario in force brings, each kind when it is first asked for. */
export function refillDb(options: SampleOptions = {}) {
  activeRecordSet = recordSetOf(activeScenario.name)
  const drawn = {
    sample: (kind) => createSampleRecords(kind, options),
    many: (kind) => createSampleRecords(kind, { rows: 1000, ...options }),
    'long-text': (kind) => lengthenTexts(kind, createSampleRecords(kind, options)),
    'images-broken': (kind) => breakImages(kind, createSampleRecords(kind, options)),
    empty: () => [],
  } satisfies Record<typeof activeRecordSet, <K extends EntityName>(kind: K) => SeedRecord<K>[]>
  fillDb(Object.fromEntries(entityNames.map((kind) => [kind, () => drawn[activeRecordSet](kind)])))
}

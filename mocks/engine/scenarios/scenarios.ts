import { fillDb } from '../data/db'
import { entityNames, type EntityName, type EntitySeed } from '../../entities'
import { lengthenTexts } from '../data/long-text'
import { breakImages, showPhotographs } from '../data/other-pictures'
import { createSampleRecords, type SampleOptions } from '../data/sample'
import { recordSetOf, type Scenario } from './scenario-names'
import { activeScenario, type ScenarioOptions } from './scenario-handler'

export { isScenario, recordSetOf, scenarios, type Scenario } from './scenario-names'

let activeRecordSet: ReturnType<typeof recordSetOf> = 'sample'

/** Returns the active scenario. */
export const getScenario = () => activeScenario.name

/**
 * Activates a scenario for all operations or for those of `only`. Records change only with the record set,
 * so that a test may fill the db first and let the server fail afterwards.
 */
export function useScenario(name: Scenario, options: ScenarioOptions = {}) {
  activeScenario.name = name
  activeScenario.options = options
  activeScenario.servedRequests = 0
  activeScenario.changedRecords = new Set()
  if (recordSetOf(name) !== activeRecordSet) refillDb()
}

/** Fills the db with the records of the active scenario; each entity is created on first access. */
export function refillDb(options: SampleOptions = {}) {
  activeRecordSet = recordSetOf(activeScenario.name)
  const creators = {
    sample: (name) => createSampleRecords(name, options),
    many: (name) => createSampleRecords(name, { rows: 1000, ...options }),
    'long-text': (name) => lengthenTexts(name, createSampleRecords(name, options)),
    'images-broken': (name) => breakImages(name, createSampleRecords(name, options)),
    photographs: (name) => showPhotographs(name, createSampleRecords(name, options)),
    empty: () => [],
  } satisfies Record<typeof activeRecordSet, <K extends EntityName>(name: K) => EntitySeed<K>[]>
  fillDb(
    Object.fromEntries(entityNames.map((name) => [name, () => creators[activeRecordSet](name)])),
  )
}

import { fill } from '../data/db'
import { kinds, type Kind } from '../../entities/models'
import { withoutPictures } from '../data/broken-images'
import { lengthened } from '../data/long-text'
import { sampleOf, type SampleOptions, type Seed } from '../data/sample'
import { recordsOf, type Scenario } from './scenario-names'
import { present, type Narrowing } from './scenario-handler'

export { isScenario, recordsOf, scenarios, type Scenario } from './scenario-names'

let filled: ReturnType<typeof recordsOf> = 'sample'

/** The scenario in force. */
export const scenario = () => present.name

/**
 * Puts a scenario in force, for all calls or for those it is narrowed to. Records change only when the
 * scenario brings its own: a test may fill the db first and then have the server fail.
 */
export function useScenario(name: Scenario, narrowing: Narrowing = {}) {
  present.name = name
  present.narrowing = narrowing
  present.spent = 0
  if (recordsOf(name) !== filled) refill()
}

/** Fills the db with what the scenario in force brings, each kind when it is first asked for. */
export function refill(options: SampleOptions = {}) {
  filled = recordsOf(present.name)
  const drawn = {
    sample: (kind) => sampleOf(kind, options),
    many: (kind) => sampleOf(kind, { rows: 1000, ...options }),
    'long-text': (kind) => lengthened(kind, sampleOf(kind, options)),
    'images-broken': (kind) => withoutPictures(kind, sampleOf(kind, options)),
    empty: () => [],
  } satisfies Record<typeof filled, <K extends Kind>(kind: K) => Seed<K>[]>
  fill(Object.fromEntries(kinds.map((kind) => [kind, () => drawn[filled](kind)])))
}

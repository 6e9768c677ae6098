import fc from 'fast-check'
import { onTestFinished } from 'vitest'
import { formatSeed, recordArbitrary } from '../../mocks/engine/data/generated/generated'
import type { EntityName } from '../../mocks/entities'
import type { AnyRecord } from '../../src/admin/resource'

declare global {
  /** Set by vitest.config.ts: the seed of the run, and the factor of the number of cases. */
  const __FUZZ__: { seed: number; times: number }
}

/** Generated records that can be edited: one whose id no path can hold is read-only [DATA-5]. */
export const editableRecordsOf = (name: EntityName) =>
  recordArbitrary(name).filter(({ id }) => /^[\w-]+$/.test(String(id))) as fc.Arbitrary<AnyRecord>

/** How many cases are tried, and what a failure's report says beside seed and smallest case. */
export interface Exploration<T> {
  runs: number
  seed?: number
  /** The screen whose link opens the smallest case; only for data sets. */
  screen?: string
  /** The part of the smallest case that matters; the whole of it by default. */
  describe?: (smallest: T) => unknown
}

/** Shrinking ends after this many milliseconds, because each step renders the screen again. */
const shrinkLimit = 15_000

/**
 * Tries generated cases until one has faults, and shrinks that one. Throws an error with the faults, the seed, the
 * smallest case and a link to the screen.
 */
export async function explore<T>(
  cases: fc.Arbitrary<T>,
  findFaults: (value: T) => string[] | Promise<string[]>,
  { runs, seed = __FUZZ__.seed, screen, describe = (value) => value }: Exploration<T>,
): Promise<void> {
  let deadline = Infinity
  // Without this a test that timed out would go on and disturb the next one.
  onTestFinished(() => {
    deadline = 0
  })
  const property = fc.asyncProperty(cases, async (value) => {
    if (Date.now() > deadline) return
    // An exception is a fault too, and must not be shrunk without end.
    const faults = await Promise.resolve(value)
      .then(findFaults)
      .catch((error) => [String(error)])
    if (!faults.length) return
    if (deadline === Infinity) deadline = Date.now() + shrinkLimit
    throw new Error(faults.join('\n'))
  })
  const numRuns = Math.ceil(runs * __FUZZ__.times)
  const details = await fc.check(property, { seed, numRuns })
  if (!details.failed) return
  const [smallest] = details.counterexample ?? []
  const replay = formatSeed(details.seed, details.counterexamplePath)
  throw new Error(
    [
      details.errorInstance instanceof Error ? details.errorInstance.message : 'failed',
      `seed: ${replay}, after ${details.numRuns} cases and ${details.numShrinks} steps of shrinking`,
      `smallest case: ${fc.stringify(describe(smallest as T))}`,
      ...(screen === undefined ? [] : [`link: ${linkTo(screen, replay)}`]),
    ].join('\n'),
  )
}

/** The address of a mock build that opens a screen with the data of a seed. */
function linkTo(screen: string, seed: string) {
  const [path = '', query] = screen.split('?')
  const auth = path.startsWith('admin') ? '&mock.auth=admin' : ''
  return `/${path}?${query ? `${query}&` : ''}mock.data=generated&mock.seed=${seed}${auth}`
}

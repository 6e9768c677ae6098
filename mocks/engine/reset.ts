import { resetAccount } from './account'
import { resetClock } from './clock'
import { fill } from './data/db'
import { useFaults } from './scenarios/faults'
import { clearRequests } from './recorded-requests'
import { refill, useScenario, type Scenario } from './scenarios/scenarios'
import type { SampleOptions } from './data/sample'
import { resetUploads } from './uploads'
import { clearViolations } from './validation'
import { release } from './scenarios/scenario-handler'

/** Everything as on the first morning: the clock, the account, no uploads, nothing recorded, nothing held back. */
function resetAll(scenario: Scenario, now?: number) {
  release()
  useFaults()
  resetClock(now)
  resetAccount()
  resetUploads()
  clearRequests()
  clearViolations()
  useScenario(scenario)
}

/** The first morning, with the records of the scenario; `rows` sets how many of each kind, `seed` which, `now` when. */
export function reseed({
  scenario = 'normal',
  now,
  ...options
}: SampleOptions & { scenario?: Scenario; now?: number } = {}) {
  resetAll(scenario, now)
  refill(options)
}

/** The first morning, without a record: a test adds what it needs with `build`. */
export function emptyDb() {
  resetAll('normal')
  fill()
}

import { resetAccount } from './account'
import { resetClock } from './clock'
import { fill } from './db'
import { useFaults } from './faults'
import { clearRequests } from './requests'
import { refill, useScenario, type Scenario } from './scenarios'
import type { SampleOptions } from './seeds/sample'
import { resetUploads } from './uploads'
import { clearViolations } from './validate'
import { release } from './weather'

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

import { resetAccount } from './account'
import { resetClock } from './clock'
import { serveDataSet } from './data/data-set'
import { fillDb } from './data/db'
import { setFaults } from './scenarios/faults'
import { setTimings } from './scenarios/timings'
import { setDialect } from './dialects'
import { setListOptions } from './list-options'
import { clearRequests } from './recorded-requests'
import { refillDb, useScenario, type Scenario } from './scenarios/scenarios'
import type { SampleOptions } from './data/sample'
import { resetUploads } from './uploads'
import { clearViolations } from './validation'
import { endWaiting, releaseRequests } from './scenarios/scenario-handler'

function resetAll(scenario: Scenario, now?: number, datesFollowNow?: boolean) {
  endWaiting()
  releaseRequests()
  setFaults()
  setTimings()
  setListOptions()
  setDialect()
  serveDataSet()
  resetClock(now, datesFollowNow)
  resetAccount()
  resetUploads()
  clearRequests()
  clearViolations()
  useScenario(scenario)
}

/** Resets everything and fills the db with the scenario's records; `now`, in ms since epoch, is the day that the dates follow if asked. */
export function reseed({
  scenario = 'normal',
  now,
  datesFollowNow,
  ...options
}: SampleOptions & { scenario?: Scenario; now?: number; datesFollowNow?: boolean } = {}) {
  resetAll(scenario, now, datesFollowNow)
  refillDb(options)
}

/** Resets everything to an empty db; a test adds what it needs with `build`. */
export function emptyDb() {
  resetAll('normal')
  fillDb()
}

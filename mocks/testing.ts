import { setupWorker } from 'msw/browser'
import { handlers } from './engine/handlers'
import { ignoreUpdateErrors } from './engine/browser/ignore-update-errors'
import { reseed } from './engine/reset'
import { reportUnhandled } from './engine/router'

// The parts of the mock server that screen tests and Storybook use.
export { sampleAccount, sampleToken } from './engine/account'
export { build } from './engine/data/build'
export { db } from './engine/data/db'
export { serveDataSet, type DataSet } from './engine/data/data-set'
export { clearRequests, requests, type RecordedRequest } from './engine/recorded-requests'
export { emptyDb, reseed } from './engine/reset'
export { dialectNames, setDialect } from './engine/dialects'
export { setListOptions } from './engine/list-options'
export { getScenario, scenarios, useScenario, type Scenario } from './engine/scenarios/scenarios'
export { clearViolations, violations, type Violation } from './engine/validation'
export { holdRequest, isHolding, releaseRequests } from './engine/scenarios/scenario-handler'

/** The mock server of a browser; started by `startWorker`. */
export const worker = setupWorker(...handlers)

/** Fills the db and starts the mock server. The worker's script is at the document's base by default. */
export async function startWorker(
  script: string | URL = new URL('mockServiceWorker.js', document.baseURI),
) {
  reseed()
  ignoreUpdateErrors()
  await worker.start({
    quiet: true,
    serviceWorker: { url: String(script) },
    onUnhandledRequest: reportUnhandled,
  })
}

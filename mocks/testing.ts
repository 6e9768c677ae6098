import { setupWorker } from 'msw/browser'
import { handlers } from './engine/handlers'
import { quietUpdates } from './engine/browser/ignore-update-errors'
import { reseed } from './engine/reset'
import { unhandled } from './engine/router'

// What Vitest's browser mode and Storybook need of the mocks, in one place.
export { sampleAccount, sampleToken } from './engine/account'
export { build } from './engine/data/build'
export { db } from './engine/data/db'
export { clearRequests, requests, type RecordedRequest } from './engine/recorded-requests'
export { emptyDb, reseed } from './engine/reset'
export { scenario, scenarios, useScenario, type Scenario } from './engine/scenarios/scenarios'
export { clearViolations, violations, type Violation } from './engine/validation'
export { hold, release } from './engine/scenarios/scenario-handler'

/** The mock server of a browser; `startWorker` starts it. */
export const worker = setupWorker(...handlers)

/** Fills the db and starts the mock server. The script lies at the document's base unless said otherwise. */
export async function startWorker(
  script: string | URL = new URL('mockServiceWorker.js', document.baseURI),
) {
  reseed()
  quietUpdates()
  await worker.start({
    quiet: true,
    serviceWorker: { url: String(script) },
    onUnhandledRequest: unhandled,
  })
}

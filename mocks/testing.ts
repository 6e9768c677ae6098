import { setupWorker } from 'msw/browser'
import { handlers } from './handlers'
import { quietUpdates } from './quiet-updates'
import { reseed } from './reset'
import { unhandled } from './serve'

// What Vitest's browser mode and Storybook need of the mocks, in one place.
export { sampleAccount, sampleToken } from './account'
export { build } from './build'
export { db } from './db'
export { clearRequests, requests, type RecordedRequest } from './requests'
export { emptyDb, reseed } from './reset'
export { scenario, scenarios, useScenario, type Scenario } from './scenarios'
export { clearViolations, violations, type Violation } from './validate'
export { hold, release } from './weather'

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

import { setupWorker } from 'msw/browser'
import { handlers } from './handlers'
import { openJournal } from './journal'
import { reseed } from './reset'
import { isScenario, recordsOf, scenario, scenarios, type Scenario } from './scenarios'
import { seed } from './seeds/sample'
import { unhandled, waitFor } from './serve'

/** What a person finds in the browser's console as `mock`. */
export interface MockConsole {
  /** Forgets every write, goes back to the normal scenario and loads the page anew. */
  reset(): Promise<void>
  /** Puts a scenario in force for this tab and loads the page anew; without a name says which one is. */
  scenario(name?: Scenario): Scenario
  /** Every scenario, in a sentence. */
  scenarios: typeof scenarios
}

declare global {
  interface Window {
    mock?: MockConsole
  }
}

const key = 'mock.scenario'
const worker = setupWorker(...handlers)
let forgetWrites = () => Promise.resolve()

/** Starts the mock server of a mock build: scenario, sample data, what was written before, worker. */
export async function startMocks(): Promise<void> {
  const asked = takenFromAddress()
  const chosen = asked.scenario ?? (asked.reset ? 'normal' : remembered())
  remember(chosen)
  reseed({ scenario: chosen })

  const journal = await openJournal(seed)
  forgetWrites = () => journal.clear()
  if (asked.reset) await forgetWrites()
  // Other records have other ids: what was written to the sample means nothing to them.
  if (recordsOf(chosen) === 'sample') {
    await journal.replay()
    journal.listen()
    waitFor(() => journal.kept())
  }

  window.mock = { reset: afresh, scenario: switchTo, scenarios }
  quietUpdates()
  await worker.start({
    quiet: true,
    serviceWorker: { url: new URL('mockServiceWorker.js', document.baseURI).href },
    onUnhandledRequest: unhandled,
  })
}

/**
 * MSW's worker leaves with the last page and is asked to update by the next. On a quick reload it is still on its
 * way out, and the refusal, which nobody waits for, would stand in the console; the start goes on as it should.
 */
function quietUpdates() {
  // eslint-disable-next-line @typescript-eslint/unbound-method -- called with its own `this` below
  const update = ServiceWorkerRegistration.prototype.update
  ServiceWorkerRegistration.prototype.update = function () {
    return update.call(this).catch(() => this)
  }
}

/** Forgets every write and uploaded file, and goes back to the sample data. */
export async function resetMocks() {
  await forgetWrites()
  reseed()
}

async function afresh() {
  remember('normal')
  await resetMocks()
  location.reload()
}

function switchTo(name?: Scenario): Scenario {
  if (name && isScenario(name)) {
    remember(name)
    location.reload()
  } else if (name) console.warn(`No such scenario. There are: ${Object.keys(scenarios).join(', ')}`)
  return name ?? scenario()
}

/** Reads `?mock.scenario=` and `?mock.reset`, and takes them out of the address: a copied link carries no weather. */
function takenFromAddress() {
  const address = new URL(location.href)
  const name = address.searchParams.get('mock.scenario')
  const reset = address.searchParams.has('mock.reset')
  if (name === null && !reset) return { reset }
  address.searchParams.delete('mock.scenario')
  address.searchParams.delete('mock.reset')
  history.replaceState(history.state, '', address)
  if (name !== null && !isScenario(name)) console.warn(`There is no scenario "${name}".`)
  return { reset, scenario: isScenario(name) ? name : undefined }
}

function remember(name: Scenario) {
  try {
    sessionStorage.setItem(key, name)
  } catch {
    // Blocked storage: the scenario holds until the next reload.
  }
}

function remembered(): Scenario {
  try {
    const name = sessionStorage.getItem(key)
    return isScenario(name) ? name : 'normal'
  } catch {
    return 'normal'
  }
}

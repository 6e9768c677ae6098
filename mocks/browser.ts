import { setupWorker } from 'msw/browser'
import build from 'virtual:mock-build'
import type { Controls } from './panel/controls'
import { useFaults } from './engine/scenarios/faults'
import { handlers } from './engine/handlers'
import { openJournal, type Journal } from './engine/data/persistence'
import {
  isSample,
  linkOf,
  momentOf,
  plain,
  readLink,
  withoutMock,
  type Setting,
} from './engine/browser/links'
import { keepLog } from './panel/call-log'
import { setPageClock } from './engine/browser/page-clock'
import { quietUpdates } from './engine/browser/ignore-update-errors'
import { reseed } from './engine/reset'
import {
  isScenario,
  recordsOf,
  scenario,
  scenarios,
  useScenario,
  type Scenario,
} from './engine/scenarios/scenarios'
import { seed } from './engine/data/sample'
import { unhandled, waitFor } from './engine/router'
import { presentAuth, signedInAs, signInAs } from './engine/browser/session'
import { exported, putBack, readSnapshot } from './engine/data/snapshot'
import { keepForTab, keptForTab } from './engine/browser/tab-setting'

/** What a person finds in the browser's console as `mock`. */
export interface MockConsole {
  /** Forgets every write, goes back to the normal scenario and loads the page anew. */
  reset(): Promise<void>
  /** Puts a scenario in force for this tab and loads the page anew; without a name says which one is. */
  scenario(name?: Scenario): Scenario
  /** Every scenario, in a sentence. */
  scenarios: typeof scenarios
  /** An address of this page that brings the present setting about. */
  link(): string
}

declare global {
  interface Window {
    mock?: MockConsole
  }
}

const worker = setupWorker(...handlers)
let setting = plain
let journal: Journal | undefined

/** Starts the mock server of a mock build: what a link asked for, sample data, what was written before, worker. */
export async function startMocks(): Promise<void> {
  const asked = takenFromAddress()
  setting = asked?.setting ?? keptForTab()
  keepForTab(setting)
  if (asked?.auth) signInAs(asked.auth)
  begin()

  journal = await openJournal(seed)
  if (asked?.reset) await journal.clear()
  // Other records have other ids: what was written to the sample means nothing to them.
  const keeping = recordsOf(setting.scenario) === 'sample' && isSample(setting)
  const { imported } = keeping ? await journal.replay() : { imported: false }
  if (keeping) {
    journal.listen()
    waitFor(() => journal!.kept())
  }

  window.mock = { reset, scenario: switchTo, scenarios, link }
  quietUpdates()
  keepLog(worker)
  await worker.start({
    quiet: true,
    serviceWorker: { url: new URL('mockServiceWorker.js', document.baseURI).href },
    onUnhandledRequest: unhandled,
  })
  void import('./panel/show-panel').then(({ showPanel }) => showPanel(controls(imported)))
}

/** The records and the weather of the setting. */
function begin() {
  const now = setting.now ? momentOf(setting.now) : undefined
  if (now !== undefined) setPageClock(now)
  reseed({ ...setting, now })
  change(setting)
}

function change({ delay, faults }: Pick<Setting, 'delay' | 'faults'>) {
  setting = { ...setting, delay, faults }
  keepForTab(setting)
  useScenario(setting.scenario, { latency: delay, after: setting.after })
  useFaults(faults)
}

const controls = (imported: boolean): Controls => ({
  build,
  imported,
  setting: () => setting,
  apply,
  change,
  link,
  account: signedInAs,
  signIn: signInAs,
  reload: () => location.reload(),
  reset,
  exported,
  imports,
})

function apply(next: Setting) {
  keepForTab(next)
  location.reload()
}

async function reset() {
  await journal?.clear()
  apply(plain)
}

async function imports(text: string) {
  const data = readSnapshot(text)
  const { delay, faults } = setting
  if (await journal?.startFrom(data)) return apply({ ...plain, delay, faults })
  putBack(data)
  throw new Error('Imported, but this browser keeps nothing: a reload brings the sample back.')
}

function link() {
  const { origin, pathname, search, hash } = location
  const ours = linkOf(setting, presentAuth())
  const query = [search.slice(1), ours].filter(Boolean).join('&')
  return origin + pathname + (query && `?${query}`) + hash
}

function switchTo(name?: Scenario): Scenario {
  if (name && isScenario(name)) apply({ ...setting, scenario: name })
  else if (name) console.warn(`No such scenario. There are: ${Object.keys(scenarios).join(', ')}`)
  return name ?? scenario()
}

/** Reads a link once and takes it out of the address: what is copied from there carries no weather. */
function takenFromAddress() {
  const { pathname, search, hash } = location
  const asked = readLink(search)
  if (asked) history.replaceState(history.state, '', pathname + withoutMock(search) + hash)
  for (const part of asked?.unknown ?? [])
    console.warn(`[mock] "${part}" is not known and does nothing. See docs/qa.md.`)
  return asked
}

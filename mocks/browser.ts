import { setupWorker } from 'msw/browser'
import build from 'virtual:mock-build'
import type { NetworkSettings, PanelControls } from './panel/controls'
import { setDialect } from './engine/dialects'
import { setTimings } from './engine/scenarios/timings'
import { setFaults } from './engine/scenarios/faults'
import { handlers } from './engine/handlers'
import { serveDataSet } from './engine/data/data-set'
import { openPersistence, type Persistence } from './engine/data/persistence'
import {
  usesSampleRecords,
  formatLink,
  parseMoment,
  defaultSettings,
  parseLink,
  stripMockParameters,
  type MockSettings,
} from './engine/browser/mock-settings'
import { getLoggedCalls, startLog } from './panel/report/call-log'
import { formatReport } from './panel/report/report'
import { now } from './engine/clock'
import { setPageClock } from './engine/browser/page-clock'
import { ignoreUpdateErrors } from './engine/browser/ignore-update-errors'
import { reseed } from './engine/reset'
import { setListOptions } from './engine/list-options'
import {
  isScenario,
  recordSetOf,
  getScenario,
  scenarios,
  useScenario,
  type Scenario,
} from './engine/scenarios/scenarios'
import { sampleSeed } from './engine/data/sample'
import { reportUnhandled, setBeforeResponse } from './engine/router'
import { getCurrentAuth, getSignedInEmail, signInAs } from './engine/browser/session'
import { exportSnapshot, restoreSnapshot, parseSnapshot } from './engine/data/snapshot'
import { createSteering, type Steering } from './engine/browser/steering'
import { saveTabSettings, loadTabSettings } from './engine/browser/tab-settings'

/** The object `mock` of the browser's console. */
export interface MockConsole extends Steering {
  /** Deletes every write, returns to the normal scenario and reloads the page. */
  reset(): Promise<void>
  /** Activates a scenario for this tab and reloads the page; without a name returns the active one. */
  scenario(name?: Scenario): Scenario
  /** Every scenario with its description. */
  scenarios: typeof scenarios
  /** Returns a URL of this page that restores the current settings. */
  link(): string
}

declare global {
  interface Window {
    mock?: MockConsole
  }
}

const worker = setupWorker(...handlers)
let settings = defaultSettings
let persistence: Persistence | undefined

/** Starts the mock server of a mock build: settings of the URL, records, saved writes, worker, panel. */
export async function startMocks(): Promise<void> {
  const requested = takeLinkFromUrl()
  settings = requested?.settings ?? loadTabSettings()
  saveTabSettings(settings)
  if (requested?.auth) signInAs(requested.auth)
  await loadRecords()

  persistence = await openPersistence(sampleSeed)
  if (requested?.reset) await persistence.clear()
  // Saved writes name records by id, and other records have other ids.
  const isPersisted = areWritesSaved(settings)
  const { isImported } = isPersisted ? await persistence.replay() : { isImported: false }
  if (isPersisted) {
    persistence.listen()
    setBeforeResponse(() => persistence!.whenSaved())
  }

  window.mock = {
    reset,
    scenario: switchScenario,
    scenarios,
    link: createLink,
    ...createSteering(() => settings, changeNetwork),
  }
  ignoreUpdateErrors()
  startLog(worker)
  await worker.start({
    quiet: true,
    serviceWorker: { url: new URL('mockServiceWorker.js', document.baseURI).href },
    onUnhandledRequest: reportUnhandled,
  })
  void import('./panel/show-panel').then(({ showPanel }) => showPanel(createControls(isImported)))
}

/** Whether the settings have the sample's records, to which writes are saved. */
const areWritesSaved = (given: MockSettings) =>
  recordSetOf(given.scenario) === 'sample' && usesSampleRecords(given)

async function loadRecords() {
  const now = settings.now ? parseMoment(settings.now) : undefined
  if (now !== undefined) setPageClock(now)
  // Without a day of its own the sample is counted from today, so that it is not past.
  reseed({ ...settings, now: now ?? Date.now(), datesFollowNow: now === undefined })
  if (settings.data) {
    const { generateDataSet } = await import('./engine/data/generated/generated')
    serveDataSet(generateDataSet(settings.seed))
  }
  setListOptions(settings.lists)
  setDialect(settings.server)
  changeNetwork(settings)
}

function changeNetwork({ delay, faults, timings }: NetworkSettings) {
  settings = { ...settings, delay, faults, timings }
  saveTabSettings(settings)
  useScenario(settings.scenario, { latency: delay, after: settings.after })
  setFaults(faults)
  setTimings(timings)
}

const createControls = (isImported: boolean): PanelControls => ({
  build,
  isImported,
  getSettings: () => settings,
  applySettings,
  changeNetwork,
  createLink,
  getSignedInEmail,
  signInAs,
  reload: () => location.reload(),
  reset,
  exportData: exportSnapshot,
  createReport,
  importData,
})

function applySettings(next: MockSettings) {
  saveTabSettings(next)
  location.reload()
}

async function reset() {
  await persistence?.clear()
  applySettings(defaultSettings)
}

/** Describes what the tester sees, as Markdown for an issue. */
const createReport = () =>
  formatReport(
    {
      Link: `<${createLink()}>`,
      Build: build,
      Browser: navigator.userAgent,
      Window: `${innerWidth} x ${innerHeight}, ${devicePixelRatio} pixels each`,
      Language: `${document.documentElement.lang} (of the browser: ${navigator.language})`,
      'Time of the mock server': now().toISOString(),
    },
    getLoggedCalls(),
  )

async function importData(text: string) {
  const data = parseSnapshot(text)
  const { delay, faults, timings } = settings
  if (await persistence?.replaceWith(data))
    return applySettings({ ...defaultSettings, delay, faults, timings })
  restoreSnapshot(data)
  throw new Error('Imported, but this browser stores nothing: a reload restores the sample data.')
}

function createLink() {
  const { origin, pathname, search, hash } = location
  const mockQuery = formatLink(settings, getCurrentAuth())
  const query = [search.slice(1), mockQuery].filter(Boolean).join('&')
  return origin + pathname + (query && `?${query}`) + hash
}

function switchScenario(name?: Scenario): Scenario {
  if (name && isScenario(name)) applySettings({ ...settings, scenario: name })
  else if (name) console.warn(`No such scenario. There are: ${Object.keys(scenarios).join(', ')}`)
  return name ?? getScenario()
}

/** Reads a link once and strips its mock parameters, so that copied URLs are clean. */
function takeLinkFromUrl() {
  const { pathname, search, hash } = location
  const link = parseLink(search)
  if (link) history.replaceState(history.state, '', pathname + stripMockParameters(search) + hash)
  for (const part of link?.unknown ?? [])
    console.warn(`[mock] "${part}" is unknown and ignored. See docs/qa.md.`)
  return link
}

import type { Parameters, StoryContext } from '@storybook/react-vite'
import { matchRoutes } from 'react-router-dom'
import { sampleAccount, sampleToken } from '../../mocks/engine/account'
import { setPageClock } from '../../mocks/engine/browser/page-clock'
import { getStartTime } from '../../mocks/engine/clock'
import { serveDataSet } from '../../mocks/engine/data/data-set'
import { sampleSeed } from '../../mocks/engine/data/sample'
import { isDialect, setDialect } from '../../mocks/engine/dialects'
import type { OperationName } from '../../mocks/engine/operations'
import type { Scenario } from '../../mocks/engine/scenarios/scenarios'
import { holdRequest, reseed, startWorker, useScenario } from '../../mocks/testing'
import { forgetHabits } from '../../src/api/habits'
import { clearResponseCache } from '../../src/api/response-cache'
import { removeLogin, storeLogin } from '../../src/api/session'
import { applySettings, readSettings, type Settings } from '../../src/api/settings/settings'
import { routes } from '../../src/app/routes'
import { setLanguage } from '../../src/messages/language'
import {
  setForcedColours,
  setMoreContrast,
  setReducedMotion,
  setTextSize,
} from './reader-preferences'
import { screenOf } from '../states/screens'
import { startStory } from './when-settled'

let started: Promise<unknown> | undefined
let languageChange = Promise.resolve()
let siteSettings: Promise<unknown> | undefined

/** Throws if a screen's story does not open a route of that screen. */
function checkAddress(title: string, at?: string) {
  const known = screenOf(title)?.routes.map((route) => route.replace('*', 'no/such/page'))
  if (title.startsWith('Screens/') && !known?.includes(at?.split(/[?#]/)[0] ?? ''))
    throw new Error(`${title} does not open its screen: ${at}. See .storybook/states/screens.ts`)
}

/** Throws if a screen's story would show an empty Controls panel. */
function checkControls(title: string, { at, controls }: Parameters) {
  if (at && !(controls as { disable?: boolean } | undefined)?.disable)
    throw new Error(`${title} shows an empty Controls panel: use screenAt()`)
}

/** Starts the mock server on its own day: after the last sample activity the lists would hold past events only. */
function startMockServer() {
  setPageClock(getStartTime().getTime())
  return startWorker()
}

/** Loads the code of a screen: Vite compiles it on its first visit, and a play would wait no longer than for an answer. */
const loadScreen = (at: string) =>
  Promise.all(
    (matchRoutes(routes, at) ?? []).map(async ({ route: { lazy } }) =>
      typeof lazy === 'function' ? lazy() : undefined,
    ),
  )

/** Loads before each story: the mock server's state, the login, the language and what the toolbars say. */
export async function prepareStory({ parameters, globals, title }: StoryContext) {
  const at = parameters.at as string | undefined
  checkAddress(title, at)
  checkControls(title, parameters)
  startStory()
  await (started ??= startMockServer())
  localStorage.clear()
  sessionStorage.clear()
  clearResponseCache()
  forgetHabits()
  applySettings({
    ...((await (siteSettings ??= readSettings())) as Settings),
    ...(parameters.settings as Partial<Settings> | undefined),
  })
  const scenario = (parameters.scenario ?? globals.scenario) as Scenario
  reseed({ scenario })
  const server = String(globals.server === 'contract' ? parameters.server : globals.server)
  setDialect(isDialect(server) ? server : undefined)
  useScenario(scenario, {
    only: parameters.only as OperationName | undefined,
    latency: (parameters.latency as number | undefined) ?? (Number(globals.latency) || undefined),
  })
  if (parameters.data === 'generated') {
    const { generateDataSet } = await import('../../mocks/engine/data/generated/generated')
    serveDataSet(generateDataSet(sampleSeed))
  }
  for (const call of [parameters.hold ?? []].flat()) holdRequest(call as OperationName)
  removeLogin()
  if (at?.startsWith('/admin'))
    storeLogin({ token: sampleToken, userMessage: '' }, sampleAccount.email)
  // Changes run one after another: a docs page can load stories of both languages at once, and the last one wins.
  await (languageChange = languageChange
    .catch(() => undefined)
    .then(() => setLanguage(globals.language === 'hi' ? 'hi' : 'en')))
  setTextSize(String(globals.textSize))
  setReducedMotion(globals.motion === 'reduced')
  setMoreContrast(globals.contrast === 'more')
  setForcedColours(globals.contrast === 'forced')
  if (at) await loadScreen(at)
  return {}
}

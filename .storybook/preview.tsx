import type { Parameters, Preview } from '@storybook/react-vite'
import type { RouteObject } from 'react-router-dom'
import { configure } from 'storybook/test'
import { sampleAccount, sampleToken } from '../mocks/engine/account'
import type { OperationName } from '../mocks/engine/operations'
import { serveDataSet } from '../mocks/engine/data/data-set'
import { loadDataSet } from '../mocks/engine/data/load-data-set'
import { sampleSeed } from '../mocks/engine/data/sample'
import { scenarios, type Scenario } from '../mocks/engine/scenarios/scenarios'
import { holdRequest, isHolding, reseed, startWorker, useScenario } from '../mocks/testing'
import { clearResponseCache } from '../src/api/response-cache'
import { removeLogin, storeLogin } from '../src/api/session'
import { readSettings, applySettings } from '../src/api/settings'
import { setLanguage } from '../src/messages/language'
import '../src/styles/base.scss'
import '../src/styles/site.scss'
import '../src/styles/sections.scss'
import { CompSlider } from './comp-slider'
import {
  setForcedColours,
  setMoreContrast,
  setReducedMotion,
  setTextSize,
} from './reader-preferences'
import { screenOf } from './screens'
import { StoryFrame } from './story-frame'
import { startStory, whenSettled } from './when-settled'

configure({
  // On a busy machine a screen can take seconds.
  asyncUtilTimeout: 10_000,
  // The default error prints the whole document on every retry of a `findBy` query.
  getElementError: (reason) => new Error(reason ?? undefined),
})

/** Whether Vitest runs the stories. */
const isTest = '__vitest_browser__' in globalThis

// Chromium reports its resting pointer some frames after each layout, which would end the hover of a story.
if (isTest)
  for (const type of ['pointerover', 'pointerout', 'mouseover', 'mouseout'])
    addEventListener(type, (event) => event.isTrusted && event.stopImmediatePropagation(), true)

let started: Promise<unknown> | undefined
let languageChange = Promise.resolve()
let siteSettings: Promise<unknown> | undefined

/** Throws if a screen's story does not open a route of that screen. */
function checkAddress(title: string, at?: string) {
  const known = screenOf(title)?.routes.map((route) => route.replace('*', 'no/such/page'))
  if (title.startsWith('Screens/') && !known?.includes(at?.split(/[?#]/)[0] ?? ''))
    throw new Error(`${title} does not open its screen: ${at}. See .storybook/screens.ts`)
}

/** Throws if a screen's story would show an empty Controls panel. */
function checkControls(title: string, { at, controls }: Parameters) {
  if (at && !(controls as { disable?: boolean } | undefined)?.disable)
    throw new Error(`${title} shows an empty Controls panel: use screenAt() or framed`)
}

const preview: Preview = {
  parameters: {
    layout: 'fullscreen',
    options: {
      storySort: {
        order: [
          'Start here',
          'Foundations',
          [
            'Colours',
            'Type',
            'Space',
            'Breakpoints',
            'Icons',
            'Artwork',
            'Writing style',
            'Messages',
          ],
          'Components',
          'Patterns',
          ['List page', 'Form dialog', 'Alert', 'Empty', 'Error', 'Loading', 'Contrast and text'],
          'Screens',
          ['Public', ['Home', '*'], 'Admin', ['Sign in', 'Dashboard', '*']],
          'Flows',
          'Requirements',
        ],
      },
    },
    a11y: {
      test: 'error',
      // A dialog hides the page behind it, which the story without the dialog checks.
      context: { include: ['body:not(.modal-open)', '.modal-open [role="dialog"]'] },
      options: {
        // Tests read only faults; a report on every passed element takes a tenth of the time of axe.
        resultTypes: isTest ? ['violations'] : undefined,
        // No rule reads style rules, so axe parses none; media is read by no-autoplay-audio.
        preload: { assets: ['media'] },
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
        // WCAG 2.5.3; axe leaves it off by default.
        rules: { 'label-content-name-mismatch': { enabled: true } },
      },
    },
    controls: { expanded: true },
    docs: { codePanel: false },
    viewport: {
      options: Object.fromEntries(
        [320, 360, 390, 800, 1280, 1920].map((width) => [
          `w${width}`,
          { name: `${width} px`, styles: { width: `${width}px`, height: '800px' } },
        ]),
      ),
    },
  },
  initialGlobals: {
    scenario: 'normal',
    latency: '0',
    textSize: '100',
    motion: 'own',
    contrast: 'own',
    language: 'en',
    comp: 'off',
  },
  globalTypes: {
    scenario: {
      description: 'Scenario of the mock server',
      toolbar: {
        title: 'Scenario',
        icon: 'database',
        items: Object.keys(scenarios),
        dynamicTitle: true,
      },
    },
    language: {
      description: 'The language of the public site',
      toolbar: {
        title: 'Language',
        icon: 'globe',
        items: [
          { value: 'en', title: 'English' },
          { value: 'hi', title: 'हिन्दी' },
        ],
        dynamicTitle: true,
      },
    },
    latency: {
      description: 'Delay of the mock server',
      toolbar: {
        title: 'Latency',
        icon: 'timer',
        items: [
          { value: '0', title: 'No delay' },
          { value: '400', title: '0.4 s' },
          { value: '2000', title: '2 s' },
          { value: '8000', title: '8 s' },
        ],
        dynamicTitle: true,
      },
    },
    textSize: {
      description: 'Text size of the browser',
      toolbar: {
        title: 'Text size',
        icon: 'zoom',
        items: [
          ...['100', '150', '200'].map((value) => ({ value, title: `Text ${value} %` })),
          { value: 'spaced', title: 'Text spacing' },
        ],
        dynamicTitle: true,
      },
    },
    motion: {
      description: 'Motion preference of the reader',
      toolbar: {
        title: 'Motion',
        icon: 'lightning',
        items: [
          { value: 'own', title: 'Motion of the browser' },
          { value: 'reduced', title: 'Reduced motion' },
        ],
        dynamicTitle: true,
      },
    },
    contrast: {
      description: 'Contrast preference of the reader',
      toolbar: {
        title: 'Contrast',
        icon: 'contrast',
        items: [
          { value: 'own', title: 'Contrast of the browser' },
          { value: 'more', title: 'More contrast' },
          { value: 'forced', title: 'Forced colours' },
        ],
        dynamicTitle: true,
      },
    },
    comp: {
      description: 'The drawn comp over the screen',
      toolbar: {
        title: 'Comp',
        icon: 'paintbrush',
        items: [
          { value: 'off', title: 'No comp' },
          { value: 'over', title: 'Comp over the screen' },
        ],
        dynamicTitle: true,
      },
    },
  },
  loaders: [
    async ({ parameters, globals, title }) => {
      const at = parameters.at as string | undefined
      checkAddress(title, at)
      checkControls(title, parameters)
      startStory()
      await (started ??= startWorker())
      localStorage.clear()
      sessionStorage.clear()
      clearResponseCache()
      applySettings(await (siteSettings ??= readSettings()))
      const scenario = (parameters.scenario ?? globals.scenario) as Scenario
      reseed({ scenario })
      useScenario(scenario, {
        only: parameters.only as OperationName | undefined,
        latency:
          (parameters.latency as number | undefined) ?? (Number(globals.latency) || undefined),
      })
      const data = parameters.data as string | undefined
      if (data) serveDataSet(await loadDataSet(data, sampleSeed))
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
      return {}
    },
  ],
  // Runs before axe, except for stories whose response stays pending.
  afterEach: async ({ parameters }) => {
    if (parameters.at && !parameters.latency && !isHolding()) await whenSettled()
    // On a scrolled page axe takes a field below the sticky header for too small a target.
    if (isTest) scrollTo({ top: 0, behavior: 'instant' })
  },
  decorators: [
    (Story, { id, title, parameters, globals }) => (
      <>
        {/* A new key remounts the story when a toolbar changes. */}
        <StoryFrame
          key={[id, globals.scenario, globals.latency, globals.motion, globals.language].join()}
          at={parameters.at as string | undefined}
          from={parameters.from as string | undefined}
          routes={parameters.routes as RouteObject[] | undefined}
        >
          <Story />
        </StoryFrame>
        {globals.comp === 'over' && title.startsWith('Screens/') && <CompSlider title={title} />}
      </>
    ),
  ],
}
export default preview

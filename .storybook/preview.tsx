import type { Parameters, Preview } from '@storybook/react-vite'
import type { RouteObject } from 'react-router-dom'
import { configure } from 'storybook/test'
import { sampleAccount, sampleToken } from '../mocks/engine/account'
import type { CallName } from '../mocks/engine/operations'
import { scenarios, type Scenario } from '../mocks/engine/scenarios/scenarios'
import { hold, reseed, startWorker, useScenario } from '../mocks/testing'
import { clearResponseCache } from '../src/api/response-cache'
import { forget, remember } from '../src/api/session'
import { readSettings, applySettings } from '../src/api/settings'
import { setLanguage } from '../src/messages/language'
import '../src/styles/base.scss'
import '../src/styles/site.scss'
import { setStillness, setTextSize } from './reader'
import { screenOf } from './screens'
import { begin, settled } from './settled'
import { Stage } from './stage'

// A busy machine of two cores is slow, not wrong.
configure({ asyncUtilTimeout: 10_000 })

let started: Promise<unknown> | undefined
let spoken = Promise.resolve()
let siteSettings: Promise<unknown> | undefined

/** A story of a screen opens the route that its title stands for. */
function checkAddress(title: string, at?: string) {
  const known = screenOf(title)?.routes.map((route) => route.replace('*', 'no/such/page'))
  if (title.startsWith('Screens/') && !known?.includes(at?.split(/[?#]/)[0] ?? ''))
    throw new Error(`${title} does not open its screen: ${at}. See .storybook/screens.ts`)
}

/** A story that shows a screen has no properties to change, so its panel of controls would be empty. */
function checkControls(title: string, { at, controls }: Parameters) {
  if (at && !(controls as { disable?: boolean } | undefined)?.disable)
    throw new Error(`${title} opens with an empty panel of controls: use screenAt() or framed`)
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
          ['List page', 'Form dialog', 'Alert', 'Empty', 'Error', 'Loading'],
          'Screens',
          ['Public', ['Home', '*'], 'Admin', ['Sign in', 'Dashboard', '*']],
          'Flows',
        ],
      },
    },
    a11y: {
      test: 'error',
      options: {
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
    language: 'en',
  },
  globalTypes: {
    scenario: {
      description: 'What the mock server does',
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
      description: 'How long the mock server takes',
      toolbar: {
        title: 'Latency',
        icon: 'timer',
        items: [
          { value: '0', title: 'At once' },
          { value: '400', title: '0.4 s' },
          { value: '2000', title: '2 s' },
          { value: '8000', title: '8 s' },
        ],
        dynamicTitle: true,
      },
    },
    textSize: {
      description: 'The size of text that the reader has set',
      toolbar: {
        title: 'Text size',
        icon: 'zoom',
        items: ['100', '150', '200'].map((value) => ({ value, title: `Text ${value} %` })),
        dynamicTitle: true,
      },
    },
    motion: {
      description: 'Whether the reader wants things to stand still',
      toolbar: {
        title: 'Motion',
        icon: 'lightning',
        items: [
          { value: 'own', title: 'Motion as the browser says' },
          { value: 'reduced', title: 'Reduced motion' },
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
      begin()
      await (started ??= startWorker())
      localStorage.clear()
      sessionStorage.clear()
      clearResponseCache()
      applySettings(await (siteSettings ??= readSettings()))
      const scenario = (parameters.scenario ?? globals.scenario) as Scenario
      reseed({ scenario })
      useScenario(scenario, {
        only: parameters.only as CallName | undefined,
        latency:
          (parameters.latency as number | undefined) ?? (Number(globals.latency) || undefined),
      })
      for (const call of [parameters.hold ?? []].flat()) hold(call as CallName)
      forget()
      if (at?.startsWith('/admin'))
        remember({ token: sampleToken, userMessage: '' }, sampleAccount.email)
      // One after the other: a docs page shows stories of both languages, and the last to be asked for has the word.
      await (spoken = spoken
        .catch(() => undefined)
        .then(() => setLanguage(globals.language === 'hi' ? 'hi' : 'en')))
      setTextSize(String(globals.textSize))
      setStillness(globals.motion === 'reduced')
      return {}
    },
  ],
  // Runs before axe. An answer that never comes is not waited for.
  afterEach: async ({ parameters }) => {
    if (parameters.at && !parameters.latency && !parameters.hold) await settled()
  },
  decorators: [
    (Story, { id, parameters, globals }) => (
      // Another scenario is another visit.
      <Stage
        key={[id, globals.scenario, globals.latency, globals.motion, globals.language].join()}
        at={parameters.at as string | undefined}
        from={parameters.from as string | undefined}
        own={parameters.routes as RouteObject[] | undefined}
      >
        <Story />
      </Stage>
    ),
  ],
}
export default preview

import type { Preview } from '@storybook/react-vite'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { sampleAccount, sampleToken } from '../mocks/account'
import { scenarios, type Scenario } from '../mocks/scenarios'
import { reseed, startWorker } from '../mocks/testing'
import { forget, remember } from '../src/api/session'
import { readSettings, applySettings } from '../src/api/settings'
import { routes } from '../src/routes'
import { leadToSignIn } from '../src/session-end'
import '../src/content/office'
import '../src/styles/base.scss'
import '../src/styles/site.scss'

let started: Promise<unknown> | undefined
let siteSettings: Promise<unknown> | undefined

const preview: Preview = {
  parameters: {
    layout: 'fullscreen',
    a11y: {
      test: 'error',
      options: {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      },
    },
    controls: { expanded: true },
    viewport: {
      options: Object.fromEntries(
        [320, 360, 390, 800, 1280, 1920].map((width) => [
          `w${width}`,
          { name: `${width} px`, styles: { width: `${width}px`, height: '800px' } },
        ]),
      ),
    },
  },
  initialGlobals: { scenario: 'normal' },
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
  },
  loaders: [
    async ({ parameters, globals }) => {
      await (started ??= startWorker())
      localStorage.clear()
      sessionStorage.clear()
      applySettings(await (siteSettings ??= readSettings()))
      reseed({ scenario: (parameters.scenario ?? globals.scenario) as Scenario })
      const at = parameters.at as string | undefined
      forget()
      if (at?.startsWith('/admin'))
        remember({ token: sampleToken, userMessage: '' }, sampleAccount.email)
      return {}
    },
  ],
  decorators: [
    (Story, { parameters }) => {
      const at = parameters.at as string | undefined
      // A story of a screen is an address; any other stands at the root of a router, for its links.
      const router = createMemoryRouter(at ? routes : [{ path: '*', element: <Story /> }], {
        initialEntries: [at ?? '/'],
      })
      leadToSignIn(router)
      return <RouterProvider router={router} />
    },
  ],
}
export default preview

import type { Preview } from '@storybook/react-vite'
import type { RouteObject } from 'react-router-dom'
import { configure } from 'storybook/test'
import { isHolding } from '../mocks/testing'
import '../src/styles/base.scss'
import '../src/styles/utilities.scss'
import '../src/styles/site.scss'
import { prepareStory } from './preview/prepare-story'
import { StoryFrame } from './preview/story-frame'
import { initialGlobals, globalTypes } from './preview/toolbars'
import { whenSettled } from './preview/when-settled'
import { theme } from './theme'

configure({
  // On a busy machine a dialog whose code Vite has yet to compile takes many seconds.
  asyncUtilTimeout: 20_000,
  // The default error prints the whole document on every retry of a `findBy` query.
  getElementError: (reason) => new Error(reason ?? undefined),
})

/** Whether Vitest runs the stories. */
const isTest = '__vitest_browser__' in globalThis

// Chromium reports its resting pointer some frames after each layout, which would end the hover of a story.
if (isTest)
  for (const type of ['pointerover', 'pointerout', 'mouseover', 'mouseout'])
    addEventListener(type, (event) => event.isTrusted && event.stopImmediatePropagation(), true)

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
            'Elevation',
            'Motion',
            'Page anatomy',
            'Breakpoints',
            'Icons',
            'Artwork',
            'Writing style',
            'Messages',
          ],
          'Components',
          'Patterns',
          [
            'List page',
            'Form dialog',
            'Alert',
            'Empty',
            'Error',
            'Loading',
            'Refusals',
            '*',
            'Developers',
          ],
          'Screens',
          ['Public', ['Home', '*'], 'Admin', ['Sign in', 'Dashboard', '*']],
          'Flows',
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
    docs: { codePanel: false, theme },
    viewport: {
      options: Object.fromEntries(
        [320, 360, 390, 800, 1280, 1920].map((width) => [
          `w${width}`,
          { name: `${width} px`, styles: { width: `${width}px`, height: '800px' } },
        ]),
      ),
    },
  },
  initialGlobals,
  globalTypes,
  loaders: [prepareStory],
  // Runs before axe, except for stories whose response stays pending.
  afterEach: async ({ parameters }) => {
    if (parameters.at && !parameters.latency && !isHolding()) await whenSettled()
    // On a scrolled page axe takes a field below the sticky header for too small a target.
    if (isTest) scrollTo({ top: 0, behavior: 'instant' })
  },
  decorators: [
    // A new key remounts the story when a toolbar changes.
    (Story, { id, parameters, globals }) => (
      <StoryFrame
        key={[
          id,
          globals.scenario,
          globals.latency,
          globals.server,
          globals.motion,
          globals.language,
        ].join()}
        at={parameters.at as string | undefined}
        from={parameters.from as string | undefined}
        routes={parameters.routes as RouteObject[] | undefined}
      >
        <Story />
      </StoryFrame>
    ),
  ],
}
export default preview

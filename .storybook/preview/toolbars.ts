import type { Preview } from '@storybook/react-vite'
import { dialectNames } from '../../mocks/engine/dialects'
import { scenarios } from '../../mocks/engine/scenarios/scenarios'

const toolbar = (
  title: string,
  icon: 'database' | 'structure' | 'globe' | 'timer' | 'zoom' | 'lightning' | 'contrast',
  description: string,
  titles: Record<string, string>,
) => ({
  description,
  toolbar: {
    title,
    icon,
    items: Object.entries(titles).map(([value, name]) => ({ value, title: name })),
    dynamicTitle: true,
  },
})

const byName = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, name]))

/** What the toolbars say when Storybook opens. */
export const initialGlobals: Preview['initialGlobals'] = {
  scenario: 'normal',
  server: 'contract',
  latency: '0',
  textSize: '100',
  motion: 'own',
  contrast: 'own',
  language: 'en',
}

/** The toolbars above every story, each value with its title; `prepare-story.ts` applies what is chosen. */
export const globalTypes: Preview['globalTypes'] = {
  scenario: toolbar(
    'Scenario',
    'database',
    'Scenario of the mock server',
    byName(Object.keys(scenarios)),
  ),
  server: toolbar(
    'Server',
    'structure',
    'Whose answers the mock server gives',
    byName(['contract', ...dialectNames]),
  ),
  language: toolbar('Language', 'globe', 'The language of the public site', {
    en: 'English',
    hi: 'हिन्दी',
  }),
  latency: toolbar('Latency', 'timer', 'Delay of the mock server', {
    0: 'No delay',
    400: '0.4 s',
    2000: '2 s',
    8000: '8 s',
  }),
  textSize: toolbar('Text size', 'zoom', 'Text size of the browser', {
    100: 'Text 100 %',
    150: 'Text 150 %',
    200: 'Text 200 %',
    spaced: 'Text spacing',
  }),
  motion: toolbar('Motion', 'lightning', 'Motion preference of the reader', {
    own: 'Motion of the browser',
    reduced: 'Reduced motion',
  }),
  contrast: toolbar('Contrast', 'contrast', 'Contrast preference of the reader', {
    own: 'Contrast of the browser',
    more: 'More contrast',
    forced: 'Forced colours',
  }),
}

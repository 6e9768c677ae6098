import type { Preview } from '@storybook/react-vite'
import { dialectNames } from '../../mocks/engine/dialects'
import { scenarios } from '../../mocks/engine/scenarios/scenarios'

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

/** The toolbars above every story; `prepare-story.ts` applies what is chosen. */
export const globalTypes: Preview['globalTypes'] = {
  scenario: {
    description: 'Scenario of the mock server',
    toolbar: {
      title: 'Scenario',
      icon: 'database',
      items: Object.keys(scenarios),
      dynamicTitle: true,
    },
  },
  server: {
    description: 'Whose answers the mock server gives',
    toolbar: {
      title: 'Server',
      icon: 'structure',
      items: ['contract', ...dialectNames],
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
}

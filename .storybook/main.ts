import type { StorybookConfig } from '@storybook/react-vite'
import { mockFiles } from '../mocks/vite-plugin.ts'
import { facts } from './facts.ts'
import { smallerManager } from './smaller-manager.ts'

/** What the app's own build adds to a bundle that is shipped. */
const shipped = ['version-file', 'licences', 'prerender']

const config: StorybookConfig = {
  stories: ['./**/*.mdx', './**/*.stories.tsx', '../src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  staticDirs: ['../public'],
  typescript: { reactDocgen: 'react-docgen' },
  // The mock server belongs to the book as it does to the mock build.
  viteFinal: (given, { configType }) => ({
    ...given,
    define: { ...given.define, __MOCK__: 'true' },
    build: { ...given.build, manifest: false },
    plugins: [
      ...(given.plugins ?? []).filter((plugin) => !isShipped(plugin)),
      facts,
      smallerManager,
      configType === 'PRODUCTION' && mockFiles(true),
    ],
  }),
}

const isShipped = (plugin: unknown) =>
  typeof plugin === 'object' &&
  plugin !== null &&
  'name' in plugin &&
  shipped.includes(String(plugin.name))

export default config

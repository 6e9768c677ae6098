import type { StorybookConfig } from '@storybook/react-vite'
import { mockFiles } from '../mocks/vite-plugin.ts'
import { projectFiles } from './project-files.ts'
import { smallerManager } from './smaller-manager.ts'
import { withStateTags } from './states/state-tags.ts'

/** Plugins that only the production build needs. */
const productionPlugins = ['prerender', 'release-files']

const config: StorybookConfig = {
  stories: ['./**/*.mdx', './**/*.stories.tsx', '../src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  staticDirs: ['../public', { from: '../src/styles/fonts', to: '/manager-fonts' }],
  experimental_indexers: (indexers) => (indexers ?? []).map(withStateTags),
  // Only the tables of Controls need the types of props; tests show none.
  typescript: { reactDocgen: process.env.VITEST ? false : 'react-docgen' },
  // Stories use the mock server, as the mock build does.
  viteFinal: (given, { configType }) => ({
    ...given,
    define: { ...given.define, __MOCK__: 'true' },
    build: { ...given.build, manifest: false },
    plugins: [
      ...(given.plugins ?? []).filter((plugin) => !isProductionOnly(plugin)),
      projectFiles,
      smallerManager,
      configType === 'PRODUCTION' && mockFiles(true),
    ],
  }),
}

const isProductionOnly = (plugin: unknown) =>
  typeof plugin === 'object' &&
  plugin !== null &&
  'name' in plugin &&
  productionPlugins.includes(String(plugin.name))

export default config

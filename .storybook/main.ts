import type { StorybookConfig } from '@storybook/react-vite'
import { mockFiles } from '../mocks/vite-plugin.ts'

const config: StorybookConfig = {
  stories: ['../src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  staticDirs: ['../public'],
  typescript: { reactDocgen: 'react-docgen' },
  // The mock server belongs to the book as it does to the mock build.
  viteFinal: (given, { configType }) => ({
    ...given,
    define: { ...given.define, __MOCK__: 'true' },
    plugins: [...(given.plugins ?? []), configType === 'PRODUCTION' && mockFiles(true)],
  }),
}
export default config

import { defineConfig } from '@playwright/test'
import { launchOptions } from './scripts/chromium.mjs'

const server = (command: string, port: number) => ({
  command: `${command} --host 127.0.0.1 --port ${port} --strictPort`,
  url: `http://127.0.0.1:${port}`,
  reuseExistingServer: false,
})

/** The whole bundle in a browser: the mock build as a person uses it, the production build as it is shipped. */
export default defineConfig({
  testDir: 'tests/e2e',
  workers: 2,
  reporter: 'list',
  timeout: 45_000,
  expect: { timeout: 10_000 },
  use: {
    browserName: 'chromium',
    launchOptions,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    trace: 'retain-on-failure',
  },
  projects: [
    {
      name: 'mock build',
      testMatch: 'mock-build/*.spec.ts',
      use: { baseURL: 'http://127.0.0.1:4174' },
    },
    {
      name: 'production',
      testMatch: 'production/*.spec.ts',
      use: { baseURL: 'http://127.0.0.1:4173', serviceWorkers: 'block' },
    },
  ],
  webServer: [
    server('npx vite preview --mode mock --outDir dist-mock', 4174),
    server('npx vite preview', 4173),
  ],
})

import { defineConfig } from '@playwright/test'
import { shellLaunchOptions } from '../../scripts/check/chromium.mjs'

/** The built bundle before Prism and on Django: each test starts the backend that it needs. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  workers: 2,
  fullyParallel: true,
  retries: 0,
  reporter: 'list',
  outputDir: '../../test-results/backends',
  timeout: 120_000,
  expect: { timeout: 10_000 },
  use: {
    browserName: 'chromium',
    launchOptions: shellLaunchOptions,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    contextOptions: { reducedMotion: 'reduce' },
  },
})

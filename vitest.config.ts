import { fileURLToPath } from 'node:url'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { shellLaunchOptions } from './scripts/check/chromium.mjs'

/** Made for each project: Vitest writes the project's name into it. */
const browser = () => ({
  enabled: true,
  headless: true,
  provider: playwright({
    // The headless shell draws no window or toolbar; the end-to-end tests use it as well.
    launchOptions: shellLaunchOptions,
    contextOptions: { reducedMotion: 'reduce', locale: 'en-IN', timezoneId: 'Asia/Kolkata' },
  }),
  instances: [{ browser: 'chromium' as const }],
  viewport: { width: 1280, height: 800 },
  screenshotFailures: false,
})

/** Many times what a test needs; one that takes longer is split. */
const testTimeout = 15_000
/** A page's first hook waits until Vite has compiled the app. */
const hookTimeout = 60_000

/** Seed and factor of `npm run test:more -- --only fuzz`; without them the cases are the same on every run. */
const fuzz = {
  seed: Number(process.env.FUZZ_SEED ?? 20_261_121),
  times: Number(process.env.FUZZ_TIMES ?? 1),
}
const fuzzTimeout = 120_000 * fuzz.times

/** 20261128 on that day of UTC. */
const today = new Date().toISOString().slice(0, 10).replaceAll('-', '')

/** Logic in Node; whatever has a screen, and every story, in a real browser. */
export default defineConfig({
  test: {
    maxWorkers: 2,
    // Another order of the files each day, so that a red run can be repeated; Vitest prints it, VITEST_SEED=1 gives one.
    sequence: {
      shuffle: { files: true, tests: false },
      seed: Number(process.env.VITEST_SEED ?? today),
    },
    projects: [
      {
        extends: './vite.config.ts',
        test: {
          name: 'node',
          environment: 'node',
          setupFiles: ['scripts/build/no-local-storage.mjs'],
          testTimeout,
          hookTimeout,
          // Files share a process, which loads the contract and its tools once.
          isolate: false,
          include: ['{src,mocks,scripts}/**/*.test.ts'],
        },
      },
      {
        extends: './vite.config.ts',
        test: {
          name: 'screens',
          testTimeout,
          hookTimeout,
          // maxWorkers above has no effect on browsers, and with one page the CPU is idle half of the time.
          maxWorkers: 2,
          // Files share a page, which loads the app and the mock server once; tests/setup.ts resets it.
          isolate: false,
          include: ['{src,tests}/**/*.test.tsx'],
          setupFiles: ['tests/setup.ts'],
          browser: browser(),
        },
      },
      {
        extends: './vite.config.ts',
        define: { __FUZZ__: JSON.stringify(fuzz) },
        test: {
          name: 'fuzz-node',
          environment: 'node',
          setupFiles: ['scripts/build/no-local-storage.mjs'],
          testTimeout: fuzzTimeout,
          include: ['tests/fuzz/**/*.fuzz.ts'],
        },
      },
      {
        extends: './vite.config.ts',
        define: { __FUZZ__: JSON.stringify(fuzz) },
        optimizeDeps: { include: ['fast-check'] },
        test: {
          name: 'fuzz',
          testTimeout: fuzzTimeout,
          maxWorkers: 2,
          isolate: false,
          include: ['tests/fuzz/**/*.fuzz.tsx'],
          setupFiles: ['tests/setup.ts'],
          browser: browser(),
        },
      },
      {
        extends: './vite.config.ts',
        plugins: [
          storybookTest({ configDir: fileURLToPath(new URL('.storybook', import.meta.url)) }),
        ],
        // Found while the stories run, it would reload them; `storybookTest` does not know the theme.
        optimizeDeps: { include: ['storybook/theming'] },
        test: {
          name: 'stories',
          // axe reads each story as a whole.
          testTimeout: 2 * testTimeout,
          hookTimeout,
          // Two pages for all stories: each loads the mock server and the modules once.
          maxWorkers: 2,
          isolate: false,
          setupFiles: ['.storybook/preview/reset-language.ts'],
          browser: browser(),
        },
      },
    ],
  },
})

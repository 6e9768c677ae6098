import { defineConfig } from '@playwright/test'
import { freePorts } from '../../scripts/check/free-ports.mjs'

// Each worker reads this file again; the environment hands it the ports that the first reading chose.
process.env.ENGINE_PORTS ??= freePorts(3).join()
const [rootPort, subPathPort, mockPort] = process.env.ENGINE_PORTS.split(',').map(Number)
export const rootUrl = `http://127.0.0.1:${rootPort}/`
export const subPathUrl = `http://127.0.0.1:${subPathPort}/temple/site/`
export const mockUrl = `http://127.0.0.1:${mockPort}/`

const folder = '../..'
const backend = (url: string) => ({
  command: `node tests/backend/start.mjs --port ${new URL(url).port} --base ${new URL(url).pathname}`,
  cwd: folder,
  url,
})

/** The built bundles in the stock Firefox and in WebKitGTK, one engine at a time (docs/decisions/0018). */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  workers: 1,
  retries: 0,
  reporter: 'list',
  outputDir: `${folder}/test-results/engines`,
  timeout: 240_000,
  expect: { timeout: 20_000 },
  projects: [{ name: 'Firefox' }, { name: 'WebKit' }],
  webServer: [
    backend(rootUrl),
    backend(subPathUrl),
    {
      command: `npx vite preview --mode mock --outDir dist-mock --host 127.0.0.1 --port ${mockPort} --strictPort`,
      cwd: folder,
      url: mockUrl,
    },
  ],
})

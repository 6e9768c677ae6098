import { defineConfig } from '@playwright/test'
import { freePorts } from '../../scripts/check/free-ports.mjs'

// Each worker evaluates this file again; the environment passes it the ports of the first evaluation.
process.env.ENGINE_PORTS ??= (await freePorts(5)).join()
const [mockPort, ...ports] = process.env.ENGINE_PORTS.split(',').map(Number) as [
  number,
  ...number[],
]
const rootUrlAt = (port: number) => `http://127.0.0.1:${port}/`
const subPathUrlAt = (port: number) => `http://127.0.0.1:${port}/temple/site/`

/** Servers of one worker, because what a test writes stays on its server. */
const pairs = [ports.slice(0, 2), ports.slice(2)] as [number, number][]
const [rootPort, subPathPort] = pairs[Number(process.env.TEST_PARALLEL_INDEX ?? 0)]!
export const rootUrl = rootUrlAt(rootPort)
export const subPathUrl = subPathUrlAt(subPathPort)
export const mockUrl = rootUrlAt(mockPort)

const folder = '../..'
const backend = (url: string) => ({
  command: `node tests/backend/start.mjs --port ${new URL(url).port} --base ${new URL(url).pathname}`,
  cwd: folder,
  url,
})

/** The built bundles in the stock Firefox and in WebKitGTK (docs/decisions/0018). */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  // Two workers, because each waits for its engine half of the time.
  workers: pairs.length,
  retries: 0,
  reporter: 'list',
  outputDir: `${folder}/test-results/engines`,
  timeout: 240_000,
  expect: { timeout: 20_000 },
  projects: [{ name: 'Firefox' }, { name: 'WebKit' }],
  webServer: [
    ...pairs.flatMap(([root, subPath]) => [
      backend(rootUrlAt(root)),
      backend(subPathUrlAt(subPath)),
    ]),
    {
      command: `npx vite preview --mode mock --outDir dist-mock --host 127.0.0.1 --port ${mockPort} --strictPort`,
      cwd: folder,
      url: mockUrl,
    },
  ],
})

import { spawnSync } from 'node:child_process'
import { defineConfig } from '@playwright/test'
import { shellLaunchOptions } from './scripts/check/chromium.mjs'
import { freePorts } from './scripts/check/free-ports.mjs'
import { intranet } from './tests/e2e/mock-build/static-host'

// Each worker evaluates this file again; the environment passes it the ports of the first evaluation.
process.env.PLAYWRIGHT_PORTS ??= (await freePorts(7)).join()
const [bundlePort, mockPort, subPathPort, nginxPort, ...rootPorts] =
  process.env.PLAYWRIGHT_PORTS.split(',').map(Number) as [
    number,
    number,
    number,
    number,
    ...number[],
  ]

const server = (command: string, port: number) => ({
  command: `${command} --host 127.0.0.1 --port ${port} --strictPort`,
  url: `http://127.0.0.1:${port}`,
  reuseExistingServer: false,
})

/** The production bundle on a server with the strict policy, below this base. */
const backend = (port: number, base: string) => ({
  command: `node tests/backend/start.mjs --port ${port} --base ${base}`,
  url: `http://127.0.0.1:${port}${base}`,
  reuseExistingServer: false,
})

/**
 * One server for each worker: what a test stages on a server holds for the whole server. Three, because a worker waits for
 * a third of its time, and two would leave two cores idle then.
 */
const workers = rootPorts.length
const rootPort = rootPorts[Number(process.env.TEST_PARALLEL_INDEX ?? 0)]
if (!rootPort) throw new Error(`More than ${workers} workers: they need more ports here.`)

/** Where nginx is installed, the sub-path lies behind it with the configuration that we ship. */
const hasNginx = spawnSync('nginx', ['-v']).status === 0
// Each worker evaluates this file; only the first evaluation prints the line.
if (!hasNginx && process.env.TEST_WORKER_INDEX === undefined)
  console.warn(
    'NO NGINX: deploy/nginx.conf is NOT tried in this run. Install the package nginx-light for that.',
  )
const subPath = '/temple/site/'
const nginx = {
  command: `node tests/backend/nginx.mjs --port ${nginxPort} --api ${subPathPort} --base ${subPath}`,
  url: `http://127.0.0.1:${nginxPort}${subPath}`,
  // Leaves nginx time to end its workers and remove its folder.
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 5000 },
  reuseExistingServer: false,
}

/**
 * Tests that run below a sub-path only: a request or an address that ignores the base fails there. At the root, the
 * other tests open every screen of the admin and send writes as well.
 */
const subPathTests = ['backend/admin/admin-addresses.spec.ts', 'backend/admin/writes.spec.ts']

/**
 * The whole bundle in a browser: the mock build as a person uses it, the production build as it is shipped. No trace: it
 * takes a third of the run, and its hooks count as the page's memory. `npx playwright test --trace on` makes one.
 */
export default defineConfig({
  testDir: 'tests/e2e',
  workers,
  // Tests of one file fill both workers; none depends on another one.
  fullyParallel: true,
  retries: 0,
  reporter: 'list',
  // A walk over all screens is `slow`, which is three times as long; anything else that takes longer is split.
  timeout: 30_000,
  expect: { timeout: 10_000 },
  use: {
    browserName: 'chromium',
    // For all tests, because other options for one file would start another browser.
    launchOptions: {
      ...shellLaunchOptions,
      args: [...shellLaunchOptions.args, `--host-resolver-rules=MAP ${intranet} 127.0.0.1`],
    },
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
  },
  projects: [
    {
      name: 'backend',
      testMatch: 'backend/**/*.spec.ts',
      testIgnore: subPathTests,
      use: { baseURL: `http://127.0.0.1:${rootPort}/`, serviceWorkers: 'block' },
    },
    {
      name: 'sub-path',
      testMatch: ['backend/addresses.spec.ts', ...subPathTests],
      // Its server is the only one below a sub-path.
      workers: 1,
      use: {
        baseURL: `http://127.0.0.1:${hasNginx ? nginxPort : subPathPort}${subPath}`,
        serviceWorkers: 'block',
      },
    },
    {
      name: 'budgets',
      testMatch: 'production/{budgets,bytes,first-picture,home,prerender,shifts}.spec.ts',
      use: { baseURL: `http://127.0.0.1:${rootPort}/`, serviceWorkers: 'block' },
    },
    {
      name: 'production',
      testMatch: 'production/{bundle,new-version,release,unstamped}.spec.ts',
      use: { baseURL: `http://127.0.0.1:${bundlePort}`, serviceWorkers: 'block' },
    },
    {
      name: 'mock build',
      testMatch: 'mock-build/*.spec.ts',
      use: { baseURL: `http://127.0.0.1:${mockPort}` },
    },
  ],
  webServer: [
    server('npx vite preview --mode mock --outDir dist-mock', mockPort),
    server('npx vite preview', bundlePort),
    ...rootPorts.map((port) => backend(port, '/')),
    backend(subPathPort, subPath),
    ...(hasNginx ? [nginx] : []),
  ],
})

import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import type { Server } from 'node:http'
import { afterAll, afterEach, expect, test } from 'vitest'
import { checkDeployment, checks } from '../../deploy/check/checks.mjs'
import { reportOf } from '../../deploy/check/report.mjs'
import { misconfigurations, reportOnly, withoutFrames } from './misconfigurations'
import { files, folderOf, startHost, type Misconfiguration } from './deploy-check-host'

const dist = folderOf(files)
const previous = folderOf({ ...files, 'assets/app-0.js': 'old' })
const running: Server[] = []

afterEach(() => {
  for (const server of running.splice(0)) server.close().closeAllConnections()
})
afterAll(() => {
  for (const dir of [dist, previous]) rmSync(dir, { recursive: true })
})

/** Names of the checks that fail on a host that is misconfigured in one way. */
async function failing(misconfigure?: Misconfiguration) {
  const { url, server } = await startHost(misconfigure)
  running.push(server)
  const results = await checkDeployment(url, { dist, previous: misconfigure && dist })
  return results.filter(({ failures }) => failures.length)
}

test('a correct host passes every check', async () => {
  expect(await failing()).toEqual([])
})

test.each(misconfigurations)(
  '%s: the check "%s" fails and says why',
  async (_, check, misconfigure) => {
    const result = (await failing(misconfigure)).find(({ name }) => name === check)

    expect(result?.failures).not.toHaveLength(0)
    expect(result?.reason).toMatch(/\.$/)
  },
)

test('an API of another origin must be in the policy', async () => {
  const { url, server } = await startHost()
  running.push(server)

  const results = await checkDeployment(url, { dist, api: 'http://127.0.0.1:1/' })

  const { failures } = results.find(({ name }) => name === 'policy and API')!
  expect(failures).toMatchObject([{ found: "is not in connect-src 'self'" }])
})

test('a guard that answers before the size was looked at gives a note', async () => {
  const { url, server } = await startHost((response, { path, bytes }) =>
    path === 'admin/api/slider' && bytes > 1_000_000 ? { ...response, status: 403 } : response,
  )
  running.push(server)

  const results = await checkDeployment(url, { dist })

  expect(results.find(({ notes }) => notes.length)).toMatchObject({
    name: 'upload limit behind a guard',
  })
})

test.each<[string, string, Misconfiguration]>([
  ['that is only reported', 'policy enforcement', reportOnly((policy) => policy)],
  ['without frames', 'frames', withoutFrames],
])('a policy %s gives a note and no failure [DEPLOY-6]', async (_, name, misconfigure) => {
  const { url, server } = await startHost(misconfigure)
  running.push(server)

  const results = await checkDeployment(url, { dist })

  expect(results.filter(({ failures }) => failures.length)).toEqual([])
  expect(results.filter(({ notes }) => notes.length)).toMatchObject([{ name }])
  expect(reportOf(results)).toContain(`note ${name}`)
})

test('missing assets of the previous build fail with --previous', async () => {
  const { url, server } = await startHost()
  running.push(server)

  const results = await checkDeployment(url, { dist, previous })

  const failed = results.filter(({ failures }) => failures.length)
  expect(failed.map(({ name }) => name)).toEqual(['earlier assets'])
  expect(failed[0]!.failures[0]!.address).toBe(`${url}assets/app-0.js`)
})

/** The failures of one check for a public address, with prepared responses instead of the network. */
async function failuresOf(name: string, url: string, text = '{}', headers = {}) {
  const response = { status: 200, type: 'text/html', text, headers }
  const site = { url, at: (path: string) => url + path, fetch: () => Promise.resolve(response) }
  const failures = await checks.find((check) => check.name === name)!.run(site)
  return failures.map((failure) => failure.found)
}

test('a public host needs https, a redirect from http, and HSTS', async () => {
  expect(await failuresOf('https', 'http://temple.example/')).toEqual(['is served without https'])
  expect(await failuresOf('https', 'https://temple.example/')).toEqual(['returned 200'])
  expect(await failuresOf('HSTS', 'https://temple.example/')).toEqual([
    'no Strict-Transport-Security',
  ])
})

test('sample settings fail on a public host and pass on a local one [DEPLOY-1]', async () => {
  const settings = '{"upi":{"id":"sample@upi"}}'

  expect(await failuresOf('settings', 'https://temple.example/', settings)).toHaveLength(1)
  expect(await failuresOf('settings', 'http://localhost/', settings)).toEqual([])
})

/** Runs the command; spawnSync would block the host, which runs in this process. */
const run = (...args: string[]) =>
  new Promise<{ status: number | null; output: string }>((resolve) => {
    const child = spawn(process.execPath, ['deploy/check.mjs', ...args])
    let output = ''
    child.stdout.on('data', (text) => (output += text))
    child.stderr.on('data', (text) => (output += text))
    child.on('close', (status) => resolve({ status, output }))
  })

test('the command ends with 0 for a correct host, 1 for a failure, 2 without a response', async () => {
  const { url, server } = await startHost()
  running.push(server)

  const passed = await run(url, '--dist', dist, '--json')
  const failed = await run(url, '--dist', dist, '--commit', 'fedcba')
  const unreachable = await run('http://127.0.0.1:1/', '--dist', dist)

  expect(passed.status).toBe(0)
  expect(JSON.parse(passed.output)).toHaveLength(checks.length)
  expect(failed.status).toBe(1)
  expect(failed.output).toContain('FAIL version')
  expect(unreachable.status).toBe(2)
  expect(unreachable.output).toContain('does not respond')
})

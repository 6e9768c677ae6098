import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import type { Server } from 'node:http'
import { afterAll, afterEach, expect, test } from 'vitest'
import { checkDeployment, checks } from '../../deploy/check/checks.mjs'
import { planted } from './deploy-check-planted'
import { files, folderOf, startHost, type Plant } from './deploy-check-server'

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
async function failing(plant?: Plant) {
  const { url, server } = await startHost(plant)
  running.push(server)
  const results = await checkDeployment(url, { dist, previous: plant && dist })
  return results.filter(({ failures }) => failures.length)
}

const hosts = ['nginx', 'Apache', 'Caddy', 'lighttpd', 'IIS', 'ASP.NET Core']
test('a right host passes every check', async () => {
  expect(await failing()).toEqual([])
})

test.each(planted)(
  '%s: the check "%s" fails and names the mend for each host',
  async (_, check, plant) => {
    const result = (await failing(plant)).find(({ name }) => name === check)

    expect(result?.failures).not.toHaveLength(0)
    expect(Object.keys(result?.mends ?? {})).toEqual(hosts)
    expect(result?.reason).toMatch(/\.$/)
  },
)

test('every check has a reason and a line for each host', () => {
  for (const { name, reason, mends } of checks)
    expect([name, reason, Object.keys(mends ?? {})]).toEqual([name, expect.any(String), hosts])
})

test('assets of the build before that are gone fail, with --previous alone', async () => {
  const { url, server } = await startHost()
  running.push(server)

  const results = await checkDeployment(url, { dist, previous })

  const failed = results.filter(({ failures }) => failures.length)
  expect(failed.map(({ name }) => name)).toEqual(['earlier assets'])
  expect(failed[0]!.failures[0]!.address).toBe(`${url}assets/app-0.js`)
})

/** What a check says of an address that no test can serve, with answers in place of the network. */
async function judged(name: string, url: string, text = '{}', headers = {}) {
  const answer = { status: 200, type: 'text/html', text, headers }
  const site = { url, at: (path: string) => url + path, ask: () => Promise.resolve(answer) }
  const failures = await checks.find((check) => check.name === name)!.run(site)
  return failures.map((failure) => failure.found)
}

test('a public host needs https, a redirect from http, and HSTS', async () => {
  expect(await judged('https', 'http://temple.example/')).toEqual(['is served without https'])
  expect(await judged('https', 'https://temple.example/')).toEqual(['answered 200'])
  expect(await judged('HSTS', 'https://temple.example/')).toEqual(['no Strict-Transport-Security'])
})

test('sample settings fail on a public host and pass on this machine', async () => {
  const settings = '{"upi":{"id":"sample@upi"}}'

  expect(await judged('settings', 'https://temple.example/', settings)).toHaveLength(1)
  expect(await judged('settings', 'http://localhost/', settings)).toEqual([])
})

/** Runs the command; not spawnSync, because the host answers from this very process. */
const run = (...args: string[]) =>
  new Promise<{ status: number | null; said: string }>((resolve) => {
    const child = spawn(process.execPath, ['deploy/check.mjs', ...args])
    let said = ''
    child.stdout.on('data', (text) => (said += text))
    child.stderr.on('data', (text) => (said += text))
    child.on('close', (status) => resolve({ status, said }))
  })

test('the command ends with 0 for a right host, 1 for a failure, 2 without an answer', async () => {
  const { url, server } = await startHost()
  running.push(server)

  const passed = await run(url, '--dist', dist, '--json')
  const failed = await run(url, '--dist', dist, '--commit', 'fedcba')
  const unanswered = await run('http://127.0.0.1:1/', '--dist', dist)

  expect(passed.status).toBe(0)
  expect(JSON.parse(passed.said)).toHaveLength(checks.length)
  expect(failed.status).toBe(1)
  expect(failed.said).toContain('FAIL version')
  expect(unanswered.status).toBe(2)
  expect(unanswered.said).toContain('does not answer')
})

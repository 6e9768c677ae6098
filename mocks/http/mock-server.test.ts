import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { sampleToken } from '../engine/account'
import { violations } from '../engine/validation'
import { startMockServer, type RunningServer, type ServerOptions } from './mock-server'
import { createSecurityPolicy } from './policy'

let dist: string
let running: RunningServer | undefined

beforeAll(() => {
  dist = mkdtempSync(join(tmpdir(), 'bundle-'))
  writeFileSync(join(dist, 'index.html'), '<base href="/" /><div id="root"></div>')
  writeFileSync(join(dist, 'app.js'), 'export {}')
})
afterEach(() => running?.close())
afterAll(() => rmSync(dist, { recursive: true }))

async function started(options: ServerOptions = {}) {
  running = await startMockServer(options)
  return running.url
}
const headers = { Authorization: `Bearer ${sampleToken}` }
const totalOf = async (response: Response) =>
  ((await response.json()) as { total_records: number }).total_records

test('responds below its base and nowhere else', async () => {
  const url = await started({ base: 'temple/site' })

  const below = await fetch(`${url}admin/api/slider?page=1&page_size=2`)
  const outside = await fetch(new URL('/admin/api/slider', url))

  expect(new URL(url).pathname).toBe('/temple/site/')
  expect([below.status, outside.status]).toEqual([200, 404])
})

test('starts with the given scenario and number of records', async () => {
  const many = await totalOf(await fetch(`${await started({ rows: 37 })}admin/api/courses`))
  await running?.close()
  const none = await totalOf(
    await fetch(`${await started({ scenario: 'empty' })}admin/api/courses`),
  )

  expect([many, none]).toEqual([37, 0])
})

test('a page of another origin can send a token and read the response', async () => {
  const url = await started()
  const origin = { Origin: 'http://app.example' }
  const requestedMethod = { 'Access-Control-Request-Method': 'PUT' }

  const preflight = await fetch(`${url}admin/api/courses/1`, {
    method: 'OPTIONS',
    headers: { ...origin, ...requestedMethod, 'Access-Control-Request-Headers': 'authorization' },
  })
  const response = await fetch(`${url}admin/api/mailrequest`, {
    headers: { ...headers, ...origin },
  })

  expect(preflight.status).toBe(204)
  expect(preflight.headers.get('Access-Control-Allow-Methods')).toContain('PUT')
  expect(preflight.headers.get('Access-Control-Allow-Headers')).toBe('authorization')
  for (const { headers } of [preflight, response])
    expect(headers.get('Access-Control-Allow-Origin')).toBe('http://app.example')
  expect(response.status).toBe(200)
  expect(violations).toEqual([])
})

test('a bundle is served with the headers of a deployment and index.html for its routes', async () => {
  const url = await started({ bundle: dist, base: '/temple/' })

  const route = await fetch(`${url}courses`)
  const script = await fetch(`${url}app.js`)
  const missing = await fetch(`${url}gone.js`)

  expect(await route.text()).toContain('<base href="/temple/"')
  expect(route.headers.get('Content-Security-Policy')).toBe(createSecurityPolicy())
  expect(script.headers.get('Content-Type')).toContain('text/javascript')
  expect(missing.status).toBe(404)
})

import { existsSync } from 'node:fs'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { expiredToken, sampleToken } from '../account'
import { build } from '../data/build'
import { db } from '../data/db'
import { setFaults } from './faults'
import { server } from '../node-server'
import { emptyDb } from '../reset'
import { useScenario } from './scenarios'
import { violations } from '../validation'

beforeAll(() => server.listen())
beforeEach(() => emptyDb())
afterEach(() => expect(violations).toEqual([]))
afterAll(() => server.close())

const call = (method: string, path: string, { token = sampleToken, body = '' } = {}) =>
  fetch(`http://localhost${path}`, {
    method,
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: body || undefined,
  })
const statuses = async (times: number, path = '/admin/api/courses') => {
  const received: number[] = []
  for (let index = 0; index < times; index += 1) received.push((await call('GET', path)).status)
  return received
}

test('an operation fails the given number of times per fault, then succeeds', async () => {
  setFaults([
    { operation: 'GET /admin/api/courses', response: 503, times: 2 },
    { operation: 'GET /admin/api/courses', response: 429, times: 1 },
  ])

  expect(await statuses(4)).toEqual([503, 503, 429, 200])
  expect(await statuses(1, '/admin/api/slider')).toEqual([200])
})

test('a token is valid for the given number of requests', async () => {
  useScenario('expired-token-after-N', { after: 2 })

  expect(await statuses(3)).toEqual([200, 200, 401])
})

test('an expired token is rejected even where none is required', async () => {
  const { status } = await call('GET', '/admin/api/courses', { token: expiredToken })

  expect(status).toBe(401)
})

test('a bulk delete removes half and reports it; a single delete succeeds', async () => {
  for (const title of ['One', 'Two', 'Three']) build.course({ title })
  useScenario('partial-delete')
  const remove = async (deleteData: number[]) => {
    const body = JSON.stringify({ deleteData })
    const response = await call('DELETE', '/admin/api/courses', { body })
    return (await response.json()) as unknown
  }

  expect(await remove([1, 2, 3])).toEqual({
    status: false,
    userMessage: '2 of 3 records could not be deleted.',
  })
  expect(db.course.list().rows.map(({ title }) => title)).toEqual(['Two', 'Three'])
  expect(await remove([2])).toMatchObject({ status: true })
})

test.each([
  [
    'message-array',
    'DELETE',
    { userMessage: expect.arrayContaining([expect.any(String)]) as unknown },
  ],
  ['wrong-shape', 'GET', { result: expect.anything() as unknown }],
] as const)('the scenario %s responds as its name says', async (scenario, method, expected) => {
  useScenario(scenario)
  const body = method === 'DELETE' ? '{"deleteData":[1]}' : ''

  const response = await call(method, '/admin/api/courses', { body })

  expect(await response.json()).toMatchObject(expected)
})

test('in photographs the pictures of one screen differ, and each exists', () => {
  useScenario('photographs')

  const files = db.image.list({ size: 5 }).rows.map(({ filePath }) => filePath ?? '')

  expect(new Set(files).size).toBe(5)
  for (const file of files) {
    const name = file.replace('mock-files/', '')
    expect(existsSync(new URL(`../../fixtures/photographs/${name}`, import.meta.url))).toBe(true)
  }
})

test('in images-broken every record has a picture that does not exist', () => {
  useScenario('images-broken')

  const files = db.slide.list().rows.map(({ filePath }) => filePath)

  expect(files).not.toHaveLength(0)
  for (const file of files) expect(file).toMatch(/^mock-files\/missing-\d{4}\.svg$/)
})

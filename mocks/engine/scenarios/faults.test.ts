import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { expiredToken, sampleToken } from '../account'
import { setFaults } from './faults'
import { server } from '../node-server'
import { emptyDb } from '../reset'
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

test('an expired token is rejected even where none is required', async () => {
  const { status } = await call('GET', '/admin/api/courses', { token: expiredToken })

  expect(status).toBe(401)
})

import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { expiredToken, sampleToken } from '../account'
import { build } from '../data/build'
import { db } from '../data/db'
import { useFaults } from './faults'
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
  const answers: number[] = []
  for (let index = 0; index < times; index += 1) answers.push((await call('GET', path)).status)
  return answers
}

test('a chosen call fails as often as told, then others of it, then none', async () => {
  useFaults([
    { call: 'GET /admin/api/courses', answer: 503, times: 2 },
    { call: 'GET /admin/api/courses', answer: 429, times: 1 },
  ])

  expect(await statuses(4)).toEqual([503, 503, 429, 200])
  expect(await statuses(1, '/admin/api/slider')).toEqual([200])
})

test('a token is good for as many calls as told', async () => {
  useScenario('expired-token-after-N', { after: 2 })

  expect(await statuses(3)).toEqual([200, 200, 401])
})

test('an expired token is refused even where none is needed', async () => {
  const { status } = await call('GET', '/admin/api/courses', { token: expiredToken })

  expect(status).toBe(401)
})

test('a bulk delete goes half the way and says so; a single one goes', async () => {
  for (const title of ['One', 'Two', 'Three']) build.course({ title })
  useScenario('partial-delete')
  const remove = async (deleteData: number[]) => {
    const body = JSON.stringify({ deleteData })
    const answer = await call('DELETE', '/admin/api/courses', { body })
    return (await answer.json()) as unknown
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
] as const)('%s answers what its name says', async (scenario, method, said) => {
  useScenario(scenario)
  const body = method === 'DELETE' ? '{"deleteData":[1]}' : ''

  const answer = await call(method, '/admin/api/courses', { body })

  expect(await answer.json()).toMatchObject(said)
})

test('in images-broken every record has a picture that was never drawn', () => {
  useScenario('images-broken')

  const files = db.slide.list().rows.map(({ filePath }) => filePath)

  expect(files).toHaveLength(6)
  for (const file of files) expect(file).toMatch(/^mock-files\/missing-\d{4}\.svg$/)
})

import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { sampleToken } from '../account'
import { build } from '../data/build'
import { db } from '../data/db'
import { server } from '../node-server'
import { requests } from '../recorded-requests'
import { emptyDb, reseed } from '../reset'
import { getScenario, useScenario, type Scenario } from './scenarios'
import { violations } from '../validation'
import { holdRequest } from './scenario-handler'

beforeAll(() => server.listen())
beforeEach(() => reseed())
afterEach(() => expect(violations).toEqual([]))
afterAll(() => server.close())

const headers = { Authorization: `Bearer ${sampleToken}` }
const read = (path = '/admin/api/slider') => fetch(`http://localhost${path}`, { headers })
const write = (method: string, path: string, fields: Record<string, string>) => {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  return fetch(`http://localhost${path}`, { method, headers, body })
}
const add = () => write('POST', '/admin/api/slider', { heading1: 'Mine' })
const totals = () => Object.values(db).map((table) => table.list().total)

test('empty has no records, many has 1,000 per entity, normal has the sample', () => {
  const sampled = totals()

  useScenario('empty')
  const none = totals()
  useScenario('many')
  const many = totals()
  useScenario('normal')

  expect(new Set(none)).toEqual(new Set([0]))
  expect(new Set(many)).toEqual(new Set([1000]))
  expect(totals()).toEqual(sampled)
})

test('a failing server keeps the records that a test built', () => {
  emptyDb()
  build.slide({ heading1: 'Mine' })

  useScenario('failing')

  expect(db.slide.list().rows.map(({ heading1 }) => heading1)).toEqual(['Mine'])
})

test('long-text fills the limits and exceeds them [MOCK-3]', () => {
  useScenario('long-text')

  const titles = db.course.list().rows.map(({ title }) => title)

  expect([...titles[0]!]).toHaveLength(30)
  expect(titles[2]).toMatch(/^\S{300}$/)
  expect(titles[3]).toMatch(/\p{Script=Arabic}/u)
})

test('malformed responds with odd records or truncated JSON', async () => {
  useScenario('malformed')
  const odd = (await (await read()).json()) as { record_per_page: unknown[] }
  useScenario('malformed', { shape: 'cut-off' })
  const cut = await (await read()).text()

  expect(odd.record_per_page).toContain(null)
  expect(() => JSON.parse(cut) as unknown).toThrow()
})

test('a scenario can be limited to some operations', async () => {
  useScenario('failing', { only: ['GET /admin/api/slider', 'PUT /admin/api/courses/{id}'] })

  const responses = await Promise.all([
    read(),
    read('/admin/api/courses'),
    write('PUT', '/admin/api/courses/1', { title: 'Gita' }),
    add(),
  ])

  expect(responses.map(({ status }) => status)).toEqual([500, 200, 500, 200])
})

test('a held request waits until it is released, and others do not', async () => {
  const release = holdRequest('GET /admin/api/slider')
  const events: string[] = []
  const pending = read().then(() => events.push('held'))

  await read('/admin/api/courses').then(() => events.push('free'))
  release()
  await pending

  expect(events).toEqual(['free', 'held'])
  expect(requests).toHaveLength(2)
})

test('reseed ends the scenario and releases held requests', async () => {
  const scenarioOf = (name: Scenario) => {
    useScenario(name)
    reseed()
    return getScenario()
  }
  holdRequest('GET /admin/api/slider')

  const name = scenarioOf('failing')
  const response = await read()

  expect(name).toBe('normal')
  expect(response.status).toBe(200)
})

test('changed-meanwhile changes a record once, after a list has shown it [MOCK-1]', async () => {
  useScenario('changed-meanwhile')
  const headings = async () => {
    const response = await read('/admin/api/slider?page=1&page_size=10')
    const { record_per_page: rows } = (await response.json()) as {
      record_per_page: { heading2: string }[]
    }
    return rows.map(({ heading2 }) => heading2)
  }

  const counted = await read('/admin/api/slider?page=1&page_size=1')
  const [first, second, third] = [await headings(), await headings(), await headings()]

  expect(counted.status).toBe(200)
  expect(second).toEqual(first.map((text) => `${text} (changed by Meera)`))
  expect(third).toEqual(second)
})

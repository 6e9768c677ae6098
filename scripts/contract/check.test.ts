import { afterEach, beforeEach, expect, test } from 'vitest'
import { operations } from '../../mocks/calls'
import { db } from '../../mocks/db'
import { reseed } from '../../mocks/reset'
import { violations } from '../../mocks/validate'
import { changed, check, closeAll, failures, nowhere, server } from './faulty'
import { mockRows } from './mock'
import { tableOf } from './report'

beforeEach(() => reseed())
afterEach(closeAll)

test(
  'the mock server keeps the contract over HTTP, every operation of it',
  { timeout: 30_000 },
  async () => {
    const rows = await mockRows(10_000)

    expect(failures(rows)).toEqual([])
    expect(rows.filter(({ verdict }) => verdict === 'not called')).toEqual([])
    expect(new Set(rows.map(({ operation }) => operation.id))).toEqual(
      new Set(operations.map(({ id }) => id)),
    )
    expect(violations).toEqual([])
  },
)

test(
  'a check without --write changes nothing, and one with it leaves nothing behind',
  { timeout: 30_000 },
  async () => {
    const base = await server()
    const counts = () => Object.values(db).map((table) => table.list().total)
    const before = counts()

    const reading = await check(base)
    const heard = counts()
    const writing = await check(base, { write: true, mailTo: 'nobody@example.org' })

    expect(heard).toEqual(before)
    expect(reading.some(({ operation, ms }) => operation.method !== 'GET' && ms)).toBe(false)
    expect(failures(writing)).toEqual([])
    expect(counts()).toEqual(before)
  },
)

test('a field that the contract does not name is a note, and strictly a fault', async () => {
  const base = await server(
    'GET /admin/api/slider',
    changed((answer) => ({ ...answer, pages: 1 })),
  )

  const rows = await check(base, { only: '/slider' })
  const strict = failures(await check(base, { only: '/slider', strict: true }))

  expect(failures(rows)).toEqual([])
  expect(tableOf(rows)).toContain('(note) pages: is not in the contract')
  expect(strict).toEqual(['listSlides: pages: is not in the contract'])
})

test('a sign-in that is refused is said in the server’s words', async () => {
  const base = await server()

  const rows = await check(base, {
    only: '/slider',
    credentials: { email: 'a@example.org', password: 'wrong' },
  })

  expect(failures(rows)).toEqual([
    'signIn: userMessage: "Invalid user id or password.", not "Authentication successful"',
  ])
})

test('where nothing listens, that is said once', async () => {
  const base = await nowhere()

  const rows = await check(base)

  expect(failures(rows)).toEqual([
    `listGalleryImages: nothing listens at ${base.slice(0, -1)} (connection refused)`,
  ])
  expect(rows).toHaveLength(operations.length)
})

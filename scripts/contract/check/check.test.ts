import { afterEach, beforeEach, expect, test } from 'vitest'
import { operations } from '../../../mocks/engine/operations'
import { db } from '../../../mocks/engine/data/db'
import { reseed } from '../../../mocks/engine/reset'
import { violations } from '../../../mocks/engine/validation'
import {
  changeBody,
  runCheck,
  closeServers,
  failures,
  unusedAddress,
  startServer,
} from './broken-server'
import { mockRows } from './mock'
import { formatTable } from './report'

beforeEach(() => reseed())
afterEach(closeServers)

test('every operation of the mock server over HTTP follows the contract [MOCK-2]', async () => {
  const rows = await mockRows(10_000)

  expect(failures(rows)).toEqual([])
  expect(rows.filter(({ verdict }) => verdict === 'not called')).toEqual([])
  expect(new Set(rows.map(({ operation }) => operation.id))).toEqual(
    new Set(operations.map(({ id }) => id)),
  )
  expect(violations).toEqual([])
})

test('a check without --write changes no record, and one with --write leaves no record behind', async () => {
  const base = await startServer()
  const counts = () => Object.values(db).map((table) => table.list().total)
  const before = counts()

  const reading = await runCheck(base)
  const afterReads = counts()
  const writing = await runCheck(base, { write: true, mailTo: 'nobody@example.org' })

  expect(afterReads).toEqual(before)
  expect(reading.some(({ operation, ms }) => operation.method !== 'GET' && ms)).toBe(false)
  expect(failures(writing)).toEqual([])
  expect(counts()).toEqual(before)
})

test('an unknown field is a note, and a fault with --strict', async () => {
  const base = await startServer(
    'GET /admin/api/slider',
    changeBody((body) => ({ ...body, pages: 1 })),
  )

  const rows = await runCheck(base, { only: '/slider' })
  const strict = failures(await runCheck(base, { only: '/slider', strict: true }))

  expect(failures(rows)).toEqual([])
  expect(formatTable(rows)).toContain('(note) pages: is not in the contract')
  expect(strict).toEqual(['listSlides: pages: is not in the contract'])
})

test('--clean removes only records of earlier runs', async () => {
  const base = await startServer()
  const before = db.course.list().total
  for (const title of [
    'Contract check 0a1b2c',
    'Contract check 3d4e5f edited',
    'Contract checkers',
  ])
    db.course.add({ title })

  const rows = await runCheck(base, { only: '/courses', clean: true })

  expect(failures(rows)).toEqual([])
  expect(formatTable(rows)).toContain('2 records of earlier runs removed')
  expect(db.course.list().total).toBe(before + 1)
})

test('a rejected sign-in is reported with the message of the server', async () => {
  const base = await startServer()

  const rows = await runCheck(base, {
    only: '/slider',
    credentials: { email: 'a@example.org', password: 'wrong' },
  })

  expect(failures(rows)).toEqual([
    'signIn: userMessage: "Invalid user id or password.", not "Authentication successful"',
  ])
})

test('an address where nothing listens is reported once', async () => {
  const base = await unusedAddress()

  const rows = await runCheck(base)

  expect(failures(rows)).toEqual([
    `listGalleryImages: nothing listens at ${base.slice(0, -1)} (connection refused)`,
  ])
  expect(rows).toHaveLength(operations.length)
})

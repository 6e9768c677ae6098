import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { operations } from '../../../mocks/engine/operations'
import { db } from '../../../mocks/engine/data/db'
import { reseed } from '../../../mocks/engine/reset'
import { violations } from '../../../mocks/engine/validation'
import { mockFiles } from '../../../mocks/vite-plugin'
import {
  changeBody,
  runCheck,
  closeServers,
  eachRecord,
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

test('an unknown field of a record is a note, and a fault with --strict', async () => {
  const base = await startServer('GET /admin/api/slider', eachRecord({ colour: 'red' }))

  const rows = await runCheck(base, { only: '/slider' })
  const strict = failures(await runCheck(base, { only: '/slider', strict: true }))

  expect(failures(rows)).toEqual([])
  expect(formatTable(rows)).toContain('(note) record_per_page[].colour: is not in the contract')
  expect(strict).toEqual(['listSlides: record_per_page[].colour: is not in the contract'])
})

test('an optional field that no record has is a note', async () => {
  const base = await startServer('GET /admin/api/slider', eachRecord({ heading2: undefined }))

  const rows = await runCheck(base, { only: '/slider' })

  expect(failures(rows)).toEqual([])
  expect(formatTable(rows)).toContain(
    '(note) record_per_page[].heading2: no record of the page has it',
  )
})

test('--only ignores letter case', async () => {
  const base = await startServer()

  const called = (await runCheck(base, { only: 'gallery' }))
    .filter(({ ms }) => ms !== undefined)
    .map(({ operation }) => operation.id)

  expect(called).toEqual(['listGalleryImages', 'listGalleryVideos', 'listImages', 'listVideos'])
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

test('a record that --clean cannot remove is a fault', async () => {
  const base = await startServer('DELETE /admin/api/courses', () =>
    Promise.resolve(Response.json({ status: false, userMessage: 'Not today.' })),
  )
  db.course.add({ title: 'Contract check 0a1b2c' })

  const found = failures(await runCheck(base, { only: '/courses', clean: true }))

  expect(found).toEqual([
    'removeCourses: status: not true (Not today.); 1 record of earlier runs remains',
  ])
})

test('a backend can be checked while the data model of the mock server is broken', async () => {
  const model = ['engine/data/db.ts', 'engine/handlers.ts', 'entities/slide.ts'].map((path) =>
    fileURLToPath(new URL(`../../../mocks/${path}`, import.meta.url)),
  )
  expect(model.filter((path) => !existsSync(path))).toEqual([])
  const broken = {
    name: 'broken-model',
    load: (id: string) => (model.includes(id) ? 'throw new Error("broken")' : undefined),
  }
  const file = fileURLToPath(new URL('cli.ts', import.meta.url))

  const { module } = await runnerImport<typeof import('./cli')>(file, {
    configFile: false,
    logLevel: 'silent',
    plugins: [broken, mockFiles(true)],
  })
  const rows = await module.contractRows({
    base: await startServer(),
    limit: 5000,
    only: '/slider',
  })

  expect(rows.filter(({ verdict }) => verdict === 'ok')).toHaveLength(1)
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

import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { operations } from '../../../mocks/engine/operations'
import { db } from '../../../mocks/engine/data/db'
import { reseed } from '../../../mocks/engine/reset'
import { violations } from '../../../mocks/engine/validation'
import { mockFiles } from '../../../mocks/vite-plugin'
import { changed, check, closeAll, eachRecord, failures, nowhere, server } from './broken-server'
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

test('a field of a record that the contract does not name is a note, and strictly a fault', async () => {
  const base = await server('GET /admin/api/slider', eachRecord({ colour: 'red' }))

  const rows = await check(base, { only: '/slider' })
  const strict = failures(await check(base, { only: '/slider', strict: true }))

  expect(failures(rows)).toEqual([])
  expect(tableOf(rows)).toContain('(note) record_per_page[].colour: is not in the contract')
  expect(strict).toEqual(['listSlides: record_per_page[].colour: is not in the contract'])
})

test('an optional field that no record has is a note', async () => {
  const base = await server('GET /admin/api/slider', eachRecord({ heading2: undefined }))

  const rows = await check(base, { only: '/slider' })

  expect(failures(rows)).toEqual([])
  expect(tableOf(rows)).toContain('(note) record_per_page[].heading2: no record of the page has it')
})

test('the letter case of --only does not matter', async () => {
  const base = await server()

  const asked = (await check(base, { only: 'gallery' }))
    .filter(({ ms }) => ms !== undefined)
    .map(({ operation }) => operation.id)

  expect(asked).toEqual(['listGalleryImages', 'listGalleryVideos', 'listImages', 'listVideos'])
})

test('--clean removes what earlier runs left, and nothing else', async () => {
  const base = await server()
  const before = db.course.list().total
  for (const title of [
    'Contract check 0a1b2c',
    'Contract check 3d4e5f edited',
    'Contract checkers',
  ])
    db.course.add({ title })

  const rows = await check(base, { only: '/courses', clean: true })

  expect(failures(rows)).toEqual([])
  expect(tableOf(rows)).toContain('2 records of earlier runs removed')
  expect(db.course.list().total).toBe(before + 1)
})

test('what --clean cannot remove is a fault', async () => {
  const base = await server('DELETE /admin/api/courses', () =>
    Promise.resolve(Response.json({ status: false, userMessage: 'Not today.' })),
  )
  db.course.add({ title: 'Contract check 0a1b2c' })

  const found = failures(await check(base, { only: '/courses', clean: true }))

  expect(found).toEqual([
    'removeCourses: status: not true (Not today.); 1 record of earlier runs remains',
  ])
})

test('a backend can be checked while the data model of the mock is broken', async () => {
  const broken = {
    name: 'broken-model',
    load: (id: string) =>
      /\/mocks\/(models|db|seeds\/.*|handlers)\.ts$/.test(id)
        ? 'throw new Error("broken")'
        : undefined,
  }
  const file = fileURLToPath(new URL('cli.ts', import.meta.url))

  const { module } = await runnerImport<typeof import('./cli')>(file, {
    configFile: false,
    logLevel: 'silent',
    plugins: [broken, mockFiles(true)],
  })
  const rows = await module.contractRows({ base: await server(), limit: 5000, only: '/slider' })

  expect(rows.filter(({ verdict }) => verdict === 'ok')).toHaveLength(1)
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

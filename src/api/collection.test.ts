import { afterEach, expect, test, vi } from 'vitest'
import { listPage } from './collection'

afterEach(() => vi.unstubAllGlobals())

/** Reads a list whose records have these ids, and returns the ids of its rows. */
async function readIds(ids: unknown[]) {
  const records = ids.map((id) => ({ id, title: 'Gita' }))
  vi.stubGlobal('fetch', () =>
    Promise.resolve(Response.json({ total_records: ids.length, record_per_page: records })),
  )
  const result = await listPage('/admin/api/courses', {})
  return result.ok ? result.data.rows.map(({ id }) => id) : undefined
}

test('an id is kept as it came [DATA-5]', async () => {
  const ids = [7, 0, -1, '7', 'a/b', '...', '0f8fad5b-d9cb', 'गीता', ' 7 ']

  expect(await readIds(ids)).toEqual(ids)
})

test('a record whose id no path can hold is read-only [DATA-5]', async () => {
  expect(await readIds(['', ' ', '.', '..', '\ud83d', null, {}, ['7']])).toEqual(
    Array.from({ length: 8 }),
  )
})

test.each([
  [2, { ok: true, data: { rows: [], received: 0, total: undefined, hasList: true } }],
  [1, { ok: false, cause: 'failed' }],
])('a 404 to page %i of a list is an empty page beyond the first', async (page, expected) => {
  vi.stubGlobal('fetch', () =>
    Promise.resolve(Response.json({ detail: 'Invalid page.' }, { status: 404 })),
  )

  expect(await listPage('/admin/api/courses', { page })).toMatchObject(expected)
})

test('a web page that answers a later page of a list with 404 is a failure [WIRE-5]', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('<html>', { status: 404 })))

  expect(await listPage('/admin/api/courses', { page: 2 })).toMatchObject({ ok: false })
})

test('a number that JavaScript rounds is no id, and text of the same digits is one [DATA-11]', async () => {
  const ids = [2 ** 53 - 1, 2 ** 53, 2 ** 53 + 2, -(2 ** 53), 1e300, '9007199254740993']

  expect(await readIds(ids)).toEqual([ids[0], undefined, undefined, undefined, undefined, ids[5]])
})

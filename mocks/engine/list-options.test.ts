import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sampleToken } from './account'
import { build } from './data/build'
import { db } from './data/db'
import { formatListOptions, parseListOptions, setListOptions } from './list-options'
import { server } from './node-server'
import { emptyDb } from './reset'

const slider = 'http://localhost/admin/api/slider'
const headers = { Authorization: `Bearer ${sampleToken}` }

beforeAll(() => server.listen())
beforeEach(() => {
  emptyDb()
  for (let number = 1; number <= 12; number += 1) build.slide({ filePath: 'uploads/1.jpg' })
})
afterAll(() => server.close())

async function read(query = '') {
  const response = await fetch(slider + query, { headers })
  return (await response.json()) as {
    total_records: number
    record_per_page: { id: number; filePath: string }[]
  }
}

test('a cap and a default size limit the rows of a page', async () => {
  setListOptions({ cap: 5, size: 3 })

  expect((await read('?page=1&page_size=10')).record_per_page).toHaveLength(5)
  expect((await read()).record_per_page).toHaveLength(3)
  expect((await read('?page=3&page_size=10')).record_per_page).toHaveLength(2)
})

test('a page beyond the last is a 404', async () => {
  setListOptions({ notFound: true })

  const response = await fetch(`${slider}?page=3&page_size=10`, { headers })

  expect(response.status).toBe(404)
  expect(await response.json()).toEqual({ detail: 'Invalid page.' })
})

test('signed addresses differ in each response', async () => {
  setListOptions({ signed: true })

  const [first, second] = [await read(), await read()]

  expect(first.record_per_page[0]!.filePath).toMatch(/^uploads\/1\.jpg\?X-Amz-Signature=\d+$/)
  expect(second.record_per_page[0]!.filePath).not.toBe(first.record_per_page[0]!.filePath)
})

test('of two long ids JavaScript reads one, and a write with it hits the record of that number', async () => {
  setListOptions({ longIds: true })
  const text = await (await fetch(slider, { headers })).text()

  expect(text).toContain('"id":9007199254740992,')
  expect(text).toContain('"id":9007199254740993,')
  await fetch(slider, {
    method: 'DELETE',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: '{"deleteData":[9007199254740993]}',
  })

  expect(db.slide.list().rows.map(({ id }) => id)).not.toContain(2)
  expect(db.slide.list().total).toBe(11)
})

test('the words of a link are those of its options', () => {
  const words = 'cap:50,max:50,size:10,404,signed,long-ids,bad-letters'

  expect(formatListOptions(parseListOptions(words)!)).toBe(words)
})

import { expect, test } from 'vitest'
import type { Page, PageQuery } from '../../api/collection'
import {
  begun,
  extended,
  firstQuery,
  grown,
  merged,
  nextQueries,
  refreshed,
  wholeQuery,
} from './load-more'

interface Item {
  id: number | string
}

const items = (from: number, to: number): Item[] =>
  Array.from({ length: to - from + 1 }, (_, index) => ({ id: from + index }))
const page = (rows: Item[], total?: number): Page<Item> => ({ rows, total, listed: true })

/** A server with so many items; it notes what it was asked for. */
function server(count: number, counts = true) {
  const asked: string[] = []
  const read = ({ page: number = 1, page_size: size = count }: PageQuery) => {
    asked.push(`${number}/${size}`)
    const rows = items(1, count).slice((number - 1) * size, number * size)
    return Promise.resolve(page(rows, counts ? count : undefined))
  }
  return { asked, read }
}

test('asks 1/15, then 1/30 and 2/30, then 2/45 and 3/45', async () => {
  const { asked, read } = server(200)

  const first = begun(await read(firstQuery))
  const second = (await grown(first, read))!
  await grown(second, read)

  expect(asked).toEqual(['1/15', '1/30', '2/30', '2/45', '3/45'])
})

test.each([[1], [15], [16], [60], [130], [1000]])(
  'shows each of %i once, in order',
  async (count) => {
    const { read } = server(count)

    let list = begun(await read(firstQuery))
    while (!list.ended) list = (await grown(list, read))!

    expect(list.rows).toEqual(items(1, count))
  },
)

test('holds 15, then 60, then 135', async () => {
  const { read } = server(1000)
  const first = begun(await read(firstQuery))
  const second = (await grown(first, read))!
  const third = (await grown(second, read))!

  expect([first, second, third].map(({ rows }) => rows.length)).toEqual([15, 60, 135])
})

test.each([[1], [2]])('keeps size and page when request %i of the pair fails', async (failing) => {
  const { asked, read } = server(200)
  const first = begun(await read(firstQuery))
  let count = 0

  const failed = await grown(first, (query) => {
    count += 1
    return count === failing ? Promise.resolve(undefined) : read(query)
  })

  expect(failed).toBeUndefined()
  expect(nextQueries(first)).toEqual([
    { page: 1, page_size: 30 },
    { page: 2, page_size: 30 },
  ])
  expect(asked).toHaveLength(failing)
})

test('ends when the list holds the total', () => {
  expect(begun(page(items(1, 15), 15)).ended).toBe(true)
  expect(begun(page(items(1, 15), 16)).ended).toBe(false)
})

test('without a total it ends when both requests bring nothing new', async () => {
  const { read } = server(40, false)
  const first = begun(await read(firstQuery))

  const second = (await grown(first, read))!
  expect(second).toMatchObject({ ended: false, total: undefined })
  const third = (await grown(second, read))!

  expect(third.ended).toBe(true)
  expect(third.rows).toHaveLength(40)
})

test('ids are compared as text, and records without one are told apart by what they say', () => {
  const first = begun(page([{ id: 1 }, { id: '1' }, { title: 'a' }, { title: 'b' }] as Item[]))

  const next = extended(first, [page([{ id: '1' }, { title: 'a' }, { id: 2 }] as Item[])])

  expect(next.rows).toEqual([{ id: 1 }, { title: 'a' }, { title: 'b' }, { id: 2 }])
})

test('a first page that could not be had is an empty gallery without View More', () => {
  expect(begun(undefined)).toMatchObject({ rows: [], ended: true })
})

const seen = (count: number, total?: number) =>
  extended(begun(page(items(1, 15), total)), [page(items(1, count), total)])

test('what was seen is asked for again by one request, of fifteen at least', () => {
  expect(wholeQuery(seen(60, 200))).toEqual({ page: 1, page_size: 60 })
  expect(wholeQuery(begun(page(items(1, 4), 4)))).toEqual({ page: 1, page_size: 15 })
})

test('anew, what is gone is gone and what is new is there, and View More goes on as before', () => {
  const anew = refreshed(seen(60, 200), page([{ id: 'new' }, ...items(2, 60)], 200))

  expect(anew.rows).toEqual([{ id: 'new' }, ...items(2, 60)])
  expect(nextQueries(anew)).toEqual(nextQueries(seen(60, 200)))
  expect(anew.ended).toBe(false)
})

test('anew, a list that has become shorter or empty is so', () => {
  expect(refreshed(seen(60, 60), page(items(1, 58), 58))).toMatchObject({
    rows: items(1, 58),
    ended: true,
  })
  expect(refreshed(seen(60, 60), page([], 0))).toMatchObject({ rows: [], ended: true })
})

test.each([[200], [undefined]])(
  'what a server leaves out that cuts long pages short stays, with a total of %s',
  (total) => {
    expect(refreshed(seen(60, total), page(items(1, 50), total)).rows).toEqual(items(1, 60))
  },
)

test('a gallery that has grown meanwhile keeps what it has', () => {
  expect(merged(begun(page([{ id: 'new' }, ...items(1, 14)], 200)), seen(60, 200)).rows).toEqual([
    { id: 'new' },
    ...items(1, 60),
  ])
})

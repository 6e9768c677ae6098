import { expect, test } from 'vitest'
import type { Page, PageQuery } from '../../api/collection'
import {
  initialGallery,
  appendPages,
  firstQuery,
  loadMore,
  mergeGallery,
  nextQueries,
  refreshGallery,
  refreshQuery,
} from './load-more'

interface Item {
  id: number | string
}

const items = (from: number, to: number): Item[] =>
  Array.from({ length: to - from + 1 }, (_, index) => ({ id: from + index }))
const page = (rows: Item[], total?: number): Page<Item> => ({
  rows,
  received: rows.length,
  total,
  hasList: true,
})

/** A server with `count` items that records its requests. */
function server(count: number, counts = true) {
  const requests: string[] = []
  const read = ({ page: number = 1, page_size: size = count }: PageQuery) => {
    requests.push(`${number}/${size}`)
    const rows = items(1, count).slice((number - 1) * size, number * size)
    return Promise.resolve(page(rows, counts ? count : undefined))
  }
  return { requests, read }
}

test.each([[1], [15], [16], [60], [130], [1000]])(
  'shows each of %i once, in order',
  async (count) => {
    const { read } = server(count)

    let list = initialGallery(await read(firstQuery))
    while (!list.isComplete) list = (await loadMore(list, read))!

    expect(list.rows).toEqual(items(1, count))
  },
)

test('the second request is left out where the first brings the rest [IMAGE-2]', async () => {
  const { requests, read } = server(20)

  const list = (await loadMore(initialGallery(await read(firstQuery)), read))!

  expect(list).toMatchObject({ rows: items(1, 20), page: 2, size: 30, isComplete: true })
  expect(requests).toEqual(['1/15', '1/30'])
})

test.each([[7], [10], [20], [35], [50], [100]])(
  'a server that sends at most %i rows leaves no gap',
  async (cap) => {
    const { read } = server(1000)
    const capped = ({ page, page_size: size = cap }: PageQuery) =>
      read({ page, page_size: Math.min(size, cap) })

    let list = initialGallery(await capped(firstQuery))
    while (!list.isComplete) list = (await loadMore(list, capped))!

    expect(list.rows).toEqual(items(1, 1000))
  },
)

test.each([[1], [2]])('keeps size and page when request %i of the pair fails', async (failing) => {
  const { requests, read } = server(200)
  const first = initialGallery(await read(firstQuery))
  let count = 0

  const failed = await loadMore(first, (query) => {
    count += 1
    return count === failing ? Promise.resolve(undefined) : read(query)
  })

  expect(failed).toBeUndefined()
  expect(nextQueries(first)).toEqual([
    { page: 1, page_size: 30 },
    { page: 2, page_size: 30 },
  ])
  expect(requests).toHaveLength(failing)
})

test('is complete when it holds the total', () => {
  expect(initialGallery(page(items(1, 15), 15)).isComplete).toBe(true)
  expect(initialGallery(page(items(1, 15), 16)).isComplete).toBe(false)
})

test('without a total it is complete when both requests return nothing new [IMAGE-4]', async () => {
  const { read } = server(40, false)
  const first = initialGallery(await read(firstQuery))

  const second = (await loadMore(first, read))!
  expect(second).toMatchObject({ isComplete: false, total: undefined })
  const third = (await loadMore(second, read))!

  expect(third.isComplete).toBe(true)
  expect(third.rows).toHaveLength(40)
})

test('ids are compared as text, and rows without one by their content [DATA-5]', () => {
  const first = initialGallery(
    page([{ id: 1 }, { id: '1' }, { title: 'a' }, { title: 'b' }] as Item[]),
  )

  const next = appendPages(first, [page([{ id: '1' }, { title: 'a' }, { id: 2 }] as Item[])])

  expect(next.rows).toEqual([{ id: 1 }, { title: 'a' }, { title: 'b' }, { id: 2 }])
})

test('rows without an id whose addresses get a new signature are the same rows', () => {
  const signed = (signature: number) => [{ title: 'a', filePath: `a.jpg?Signature=${signature}` }]
  const first = initialGallery(page(signed(1) as unknown as Item[]))

  expect(appendPages(first, [page(signed(2) as unknown as Item[])]).rows).toHaveLength(1)
})

test('after a failed first request the gallery is empty and without View More', () => {
  expect(initialGallery(undefined)).toMatchObject({ rows: [], isComplete: true })
})

const seen = (count: number, total?: number) =>
  appendPages(initialGallery(page(items(1, 15), total)), [page(items(1, count), total)])

test('everything seen is refreshed by one request, of at least fifteen', () => {
  expect(refreshQuery(seen(60, 200))).toEqual({ page: 1, page_size: 60 })
  expect(refreshQuery(initialGallery(page(items(1, 4), 4)))).toEqual({ page: 1, page_size: 15 })
})

test('a refresh removes deleted rows, adds new ones and keeps the next View More', () => {
  const refreshed = refreshGallery(seen(60, 200), page([{ id: 'new' }, ...items(2, 60)], 200))

  expect(refreshed.rows).toEqual([{ id: 'new' }, ...items(2, 60)])
  expect(nextQueries(refreshed)).toEqual(nextQueries(seen(60, 200)))
  expect(refreshed.isComplete).toBe(false)
})

test('after a refresh a list that became shorter or empty is so', () => {
  expect(refreshGallery(seen(60, 60), page(items(1, 58), 58))).toMatchObject({
    rows: items(1, 58),
    isComplete: true,
  })
  expect(refreshGallery(seen(60, 60), page([], 0))).toMatchObject({ rows: [], isComplete: true })
})

test.each([[200], [undefined]])(
  'rows missing because the server caps the page size are kept, with a total of %s',
  (total) => {
    expect(refreshGallery(seen(60, total), page(items(1, 50), total)).rows).toEqual(items(1, 60))
  },
)

test('a refresh keeps the rows that View More has loaded in the meantime', () => {
  expect(
    mergeGallery(initialGallery(page([{ id: 'new' }, ...items(1, 14)], 200)), seen(60, 200)).rows,
  ).toEqual([{ id: 'new' }, ...items(1, 60)])
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetHabits } from '../../api/habits'
import { loadAllRecords, type LoadProgress } from './load-all-records'

let controller = new AbortController()
let progress: LoadProgress[] = []
let asked: string[] = []

beforeEach(() => {
  vi.useFakeTimers()
  forgetHabits()
  controller = new AbortController()
  progress = []
  asked = []
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A server that answers reads of a page and its size. */
function serve(answer: (page: number, size: number) => Response) {
  vi.stubGlobal('fetch', ({ url }: Request) => {
    const { searchParams, search } = new URL(url)
    asked.push(search)
    return Promise.resolve(
      answer(Number(searchParams.get('page')), Number(searchParams.get('page_size'))),
    )
  })
}

const pageOf = (records: object[], page: number, size: number) =>
  Response.json({
    total_records: records.length,
    record_per_page: records.slice((page - 1) * size, page * size),
  })
const records = (count: number) => Array.from({ length: count }, (_, index) => ({ id: index + 1 }))
const busy = (headers: Record<string, string>) => new Response('', { status: 429, headers })

async function load(seconds = 0) {
  const result = loadAllRecords('/admin/api/courses', '', controller.signal, {
    onProgress: (next) => progress.push(next),
  })
  result.catch(() => undefined)
  await vi.advanceTimersByTimeAsync(seconds * 1000)
  return result
}

test.each([
  ['100', 120, [100, 100, 100]],
  ['50', 120, [100, 50, 50, 50]],
  ['10', 25, [100, 50, 25, 10, 10, 10]],
])(
  'a server that refuses pages above %s is read in pages of the size that works [LIST-22]',
  async (max, count, sizes) => {
    const all = records(count)
    serve((page, size) =>
      size > Number(max)
        ? Response.json({ detail: 'Too many.' }, { status: 422 })
        : pageOf(all, page, size),
    )

    const result = await load()

    expect(result.ok && result.data.records).toEqual(all)
    expect(asked.map((search) => Number(/page_size=(\d+)/.exec(search)![1]))).toEqual(
      sizes.slice(0, asked.length),
    )
  },
)

test('records that a deletion moves to a page before are read again [LIST-12]', async () => {
  let all = records(150)
  serve((page, size) => {
    if (page === 2 && all.length === 150) all = all.slice(1)
    return pageOf(all, page, size)
  })

  const result = await load()

  expect(result.ok && result.data.records).toEqual(all)
})

test('a server whose total falls at each page is read to its end all the same', async () => {
  const all = records(250)
  let total = 10_000
  serve((page, size) =>
    Response.json({
      total_records: page > 2 ? (total = 250) : --total,
      record_per_page: all.slice((page - 1) * size, page * size),
    }),
  )

  const result = await load()

  expect(result.ok && result.data.records).toHaveLength(250)
})

test.each([
  ['says 52 s', { 'Retry-After': '52' }, 52],
  ['says nothing', {}, 60],
])('a server that is busy and %s is waited for [LIST-12]', async (_, headers, seconds) => {
  const all = records(150)
  let refusals = 1
  serve((page, size) => (page === 2 && refusals-- > 0 ? busy(headers) : pageOf(all, page, size)))
  const started = Date.now()

  const result = await load(seconds)

  expect(result.ok && result.data.records).toEqual(all)
  expect(progress[1]).toEqual({ read: 100, total: 150, waitsUntil: started + seconds * 1000 })
  expect(progress.at(-1)).toEqual({ read: 150, total: 150 })
})

test.each([
  ['after five waits of untold length', {}, 300, 6],
  ['at once where the wait is longer than ten minutes', { 'Retry-After': '601' }, 0, 1],
])('reading a busy server ends %s', async (_, headers, seconds, count) => {
  serve(() => busy(headers))

  expect(await load(seconds)).toMatchObject({ ok: false, status: 429 })
  expect(asked).toHaveLength(count)
})

test('a wait ends when the person stops it', async () => {
  serve(() => busy({ 'Retry-After': '52' }))
  const result = load()
  await vi.advanceTimersByTimeAsync(1000)

  controller.abort()

  await expect(result).rejects.toThrow()
  expect(vi.getTimerCount()).toBe(0)
})

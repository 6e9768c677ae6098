import { beforeEach, expect, test } from 'vitest'
import { createSearchIndex } from './search'

interface Text {
  id: number
  title: string | null
}
let records: Text[]
let reads = 0
const index = () =>
  createSearchIndex<Text>(() => {
    reads += 1
    return [...records]
  })

beforeEach(() => {
  reads = 0
  records = ['Gita', 'Ramayana', null, 'gita jayanti'].map((title, place) => ({
    id: place + 1,
    title,
  }))
})
const found = (from: ReturnType<typeof index>, text: string) =>
  from.search(text, ['title']).map(({ id }) => id)

test('the table is read once for any number of searches', () => {
  const all = index()

  const ids = ['GITA', 'git', 'rama', 'x'].map((text) => found(all, text))

  expect(ids).toEqual([[1, 4], [1, 4], [2], []])
  expect(reads).toBe(1)
})

test('texts of prepared fields are folded once, before the first search', () => {
  let titleReads = 0
  const watched = {
    id: 9,
    get title() {
      titleReads += 1
      return 'Gita'
    },
  }
  records.push(watched)
  const all = index()
  all.indexFields(['title'])

  all.all()
  const readsBeforeSearch = titleReads
  for (const text of ['gita', 'git', 'gi']) all.search(text, ['title'])

  expect([readsBeforeSearch, titleReads]).toEqual([1, 1])
})

test('searches see added, updated and removed records', () => {
  const all = index()
  found(all, 'gita')

  all.add({ id: 5, title: 'Gita for children' })
  all.update({ id: 1, title: 'Upanishads' })
  all.remove([4])

  expect(found(all, 'gita')).toEqual([5])
  expect(found(all, 'upani')).toEqual([1])
  expect(all.all().map(({ id }) => id)).toEqual([1, 2, 3, 5])
  expect(reads).toBe(1)
})

test('the table is read again after clear', () => {
  const all = index()
  found(all, 'gita')
  records = [{ id: 7, title: 'Gita' }]

  all.clear()

  expect(found(all, 'gita')).toEqual([7])
})

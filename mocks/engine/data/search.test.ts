import { beforeEach, expect, test } from 'vitest'
import { searchIndex } from './search'

interface Text {
  id: number
  title: string | null
}
let records: Text[]
let reads = 0
const index = () =>
  searchIndex<Text>(() => {
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
  from.matching(text, ['title']).map(({ id }) => id)

test('the table is read once, however often it is searched', () => {
  const all = index()

  const ids = ['GITA', 'git', 'rama', 'x'].map((text) => found(all, text))

  expect(ids).toEqual([[1, 4], [1, 4], [2], []])
  expect(reads).toBe(1)
})

test('a text is lowered once, before the first search where that is expected', () => {
  let asked = 0
  const watched = {
    id: 9,
    get title() {
      asked += 1
      return 'Gita'
    },
  }
  records.push(watched)
  const all = index()
  all.expect(['title'])

  all.all()
  const early = asked
  for (const text of ['gita', 'git', 'gi']) all.matching(text, ['title'])

  expect([early, asked]).toEqual([1, 1])
})

test('what is added, changed and removed is found as it is then', () => {
  const all = index()
  found(all, 'gita')

  all.added({ id: 5, title: 'Gita for children' })
  all.changed({ id: 1, title: 'Upanishads' })
  all.removed([4])

  expect(found(all, 'gita')).toEqual([5])
  expect(found(all, 'upani')).toEqual([1])
  expect(all.all().map(({ id }) => id)).toEqual([1, 2, 3, 5])
  expect(reads).toBe(1)
})

test('after forgetting it reads anew', () => {
  const all = index()
  found(all, 'gita')
  records = [{ id: 7, title: 'Gita' }]

  all.forget()

  expect(found(all, 'gita')).toEqual([7])
})

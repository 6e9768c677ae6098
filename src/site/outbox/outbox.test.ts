import { expect, test } from 'vitest'
import { dropUnsent, keepUnsent, unsentIn, unsentText, type Unsent } from './outbox'

const day = 86_400_000
const now = Date.parse('2026-11-21T09:00:00Z')

const message: Unsent = {
  id: now,
  form: 'contact',
  values: { name: 'Ananya Mishra', message: 'May we stay?' },
  course: {},
  uncertain: true,
}

test('what was kept comes back as it was', () => {
  expect(unsentIn(JSON.stringify([message]), now)).toEqual([message])
})

test.each([
  ['nothing', ''],
  ['cut off', '[{"id":1,"form":"cont'],
  ['no list', '{"id":1}'],
  ['null', 'null'],
  ['a list of odd things', '[null,1,"a",[],{"id":"1"},{"id":1,"form":"login"}]'],
])('%s is nothing', (_, text) => {
  expect(unsentIn(text, 1)).toEqual([])
})

test('only the texts of its own fields are read', () => {
  const text = JSON.stringify([
    { ...message, values: { name: 'Ananya', subject: 7, message: null, password: 'x' }, course: 3 },
  ])

  expect(unsentIn(text, now)).toEqual([{ ...message, values: { name: 'Ananya' } }])
})

test('it is there for seven days, and not spoilt by a clock that is set right', () => {
  const after = (days: number) => unsentIn(JSON.stringify([message]), now + days * day)

  expect(after(6.9)).toHaveLength(1)
  expect(after(7)).toEqual([])
  expect(after(-1)).toHaveLength(1)
})

test('only fields are kept, a second try takes the place of the first, and five are the most', () => {
  const today = Date.now()
  const tried = (id: number, name: string) => ({
    ...message,
    id,
    values: { name, token: 'secret' },
  })
  keepUnsent(tried(today, 'first'))
  keepUnsent(tried(today + 1, 'again'), today)
  expect(unsentText()).not.toContain('secret')
  expect(unsentIn(unsentText()).map(({ values }) => values)).toEqual([{ name: 'again' }])

  for (let count = 2; count <= 6; count++) keepUnsent(tried(today + count, `${count}`))
  expect(unsentIn(unsentText()).map(({ values }) => values.name)).toEqual(['2', '3', '4', '5', '6'])

  for (let count = 2; count <= 6; count++) dropUnsent(today + count)
  expect(unsentText()).toBe('')
})

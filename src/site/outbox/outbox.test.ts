import { expect, test } from 'vitest'
import {
  parseOutbox,
  pruneOutbox,
  removeFromOutbox,
  saveToOutbox,
  type OutboxEntry,
} from './outbox'
import { outboxSnapshot } from './outbox-storage'

const day = 86_400_000
const now = Date.parse('2026-11-21T09:00:00Z')

const message: OutboxEntry = {
  id: now,
  form: 'contact',
  values: { name: 'Ananya Mishra', message: 'May we stay?' },
  course: {},
  mayHaveArrived: true,
}

test('a stored entry is read back unchanged', () => {
  expect(parseOutbox(JSON.stringify([message]), now)).toEqual([message])
})

test.each([
  ['nothing', ''],
  ['cut off', '[{"id":1,"form":"cont'],
  ['no list', '{"id":1}'],
  ['null', 'null'],
  ['a list of odd things', '[null,1,"a",[],{"id":"1"},{"id":1,"form":"login"}]'],
])('%s gives no entries', (_, text) => {
  expect(parseOutbox(text, 1)).toEqual([])
})

test("only the texts of the form's own fields are read", () => {
  const text = JSON.stringify([
    { ...message, values: { name: 'Ananya', subject: 7, message: null, password: 'x' }, course: 3 },
  ])

  expect(parseOutbox(text, now)).toEqual([{ ...message, values: { name: 'Ananya' } }])
})

test('an entry is kept for seven days, also after the clock is set back', () => {
  const after = (days: number) => parseOutbox(JSON.stringify([message]), now + days * day)

  expect(after(6.9)).toHaveLength(1)
  expect(after(7)).toEqual([])
  expect(after(-1)).toHaveLength(1)
})

/** The ids of what is stored, after visits with these clocks. */
function afterVisits(...clocks: number[]) {
  for (const clock of clocks) pruneOutbox(clock)
  return (JSON.parse(outboxSnapshot() || '[]') as OutboxEntry[]).map(({ id }) => id)
}

test('one visit with a clock a year ahead hides a text and does not delete it [OFFLINE-2]', () => {
  saveToOutbox(message)

  expect(afterVisits(now + 365 * day, now + 365.5 * day)).toEqual([now])
  expect(parseOutbox(outboxSnapshot(), now + 365 * day)).toEqual([])
  expect(afterVisits(now + day)).toEqual([now])
  expect(parseOutbox(outboxSnapshot(), now + day)).toEqual([message])

  expect(afterVisits(now + 8 * day, now + 9 * day)).toEqual([])
})

test('a text that was kept under a clock a year ahead stays for seven days from now [OFFLINE-2]', () => {
  saveToOutbox({ ...message, id: now + 365 * day })

  expect(afterVisits(now)).toEqual([now])
  expect(afterVisits(now + 7 * day, now + 8 * day)).toEqual([])
})

test('stores only known fields, replaces an earlier attempt, and keeps at most five entries [OFFLINE-2]', () => {
  const today = Date.now()
  const tried = (id: number, name: string) => ({
    ...message,
    id,
    values: { name, token: 'secret' },
  })
  saveToOutbox(tried(today, 'first'))
  saveToOutbox(tried(today + 1, 'again'), today)
  expect(outboxSnapshot()).not.toContain('secret')
  expect(parseOutbox(outboxSnapshot()).map(({ values }) => values)).toEqual([{ name: 'again' }])

  for (let count = 2; count <= 6; count++) saveToOutbox(tried(today + count, `${count}`))
  expect(parseOutbox(outboxSnapshot()).map(({ values }) => values.name)).toEqual([
    '2',
    '3',
    '4',
    '5',
    '6',
  ])

  for (let count = 2; count <= 6; count++) removeFromOutbox(today + count)
  expect(outboxSnapshot()).toBe('')
})

import { expect, test } from 'vitest'
import { sortByDate } from './by-date'

test('sorts upcoming records first, then past ones, then undated ones', () => {
  const events = [
    { title: 'over long ago', date: '2026-09-04', time: '18:00' },
    { title: 'some day', date: 'Every Sunday', time: '' },
    { title: 'later', date: '2027-01-05', time: '10:00' },
    { title: 'today, evening', date: '2026-11-21', time: '17:30' },
    { title: 'today, morning', date: '2026-11-21', time: '9:00' },
    { title: 'over lately', date: '2026-11-20', time: '' },
    { title: 'odd', date: { not: 'a date' }, time: null },
  ]

  const ordered = sortByDate(events, '2026-11-21', (event) => event)

  expect(ordered.map(({ record, isPast }) => [record.title, isPast])).toEqual([
    ['today, morning', false],
    ['today, evening', false],
    ['later', false],
    ['over lately', true],
    ['over long ago', true],
    ['some day', false],
    ['odd', false],
  ])
})

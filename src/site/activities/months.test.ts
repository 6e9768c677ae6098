import { expect, test } from 'vitest'
import { sortByDate } from '../cards/by-date'
import { monthsOf } from './months'

test('months are in the order of the calendar, with the number of their activities [ACT-3]', () => {
  const dates = ['2027-01-05', '2026-11-24', '2026-11-03', '2026-09-04', 'Every Sunday']
  const activities = sortByDate(dates, '2026-11-21', (date) => ({ date }))

  expect(monthsOf(activities)).toEqual([
    { key: '2026-09', count: 1 },
    { key: '2026-11', count: 2 },
    { key: '2027-01', count: 1 },
  ])
})

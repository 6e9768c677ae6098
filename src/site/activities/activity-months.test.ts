import { expect, test } from 'vitest'
import { sortActivities } from './activities-order'
import { monthsOf } from './activity-months'

test('months are in the order of the calendar, with the number of their activities [ACT-3]', () => {
  const activities = ['2027-01-05', '2026-11-24', '2026-11-03', '2026-09-04', 'Every Sunday'].map(
    (date) => ({ date }),
  )

  expect(monthsOf(sortActivities(activities, '2026-11-21'))).toEqual([
    { key: '2026-09', count: 1, isPast: true },
    { key: '2026-11', count: 2, isPast: false },
    { key: '2027-01', count: 1, isPast: false },
  ])
})

import { expect, test } from 'vitest'
import { upcoming } from './upcoming'

const when = ([date, time = '']: [string, string?]) => ({ date, time })

test('items from today on come first, by day and hour, and undated ones last', () => {
  const items: [string, string?][] = [
    ['when the moon is full'],
    ['2026-12-02', '09:00'],
    ['2026-11-20'],
    ['2026-11-21', '18:00'],
    ['2026-12-02', '8:30'],
  ]

  const next = upcoming(items, 4, '2026-11-21', when)

  expect(next.map(([date, time]) => `${date} ${time ?? ''}`.trim())).toEqual([
    '2026-11-21 18:00',
    '2026-12-02 8:30',
    '2026-12-02 09:00',
    'when the moon is full',
  ])
})

test('returns at most the number asked for', () => {
  expect(upcoming([['2027-01-01'], ['2027-01-02']], 1, '2026-11-21', when)).toHaveLength(1)
})

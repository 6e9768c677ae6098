import { expect, test } from 'vitest'
import { isSample } from './placeholder-setting'
import { soonest } from './upcoming'

const when = ([date, time = '']: [string, string?]) => ({ date, time })

test('the soonest from today come first, by day and hour, and the undated last', () => {
  const items: [string, string?][] = [
    ['when the moon is full'],
    ['2026-12-02', '09:00'],
    ['2026-11-20'],
    ['2026-11-21', '18:00'],
    ['2026-12-02', '8:30'],
  ]

  const next = soonest(items, 4, '2026-11-21', when)

  expect(next.map(([date, time]) => `${date} ${time ?? ''}`.trim())).toEqual([
    '2026-11-21 18:00',
    '2026-12-02 8:30',
    '2026-12-02 09:00',
    'when the moon is full',
  ])
})

test('no more are taken than wanted', () => {
  expect(soonest([['2027-01-01'], ['2027-01-02']], 1, '2026-11-21', when)).toHaveLength(1)
})

const real = {
  accountName: 'Trust',
  bank: 'State Bank',
  branch: 'Karwi',
  account: '1234',
  ifsc: 'SBIN0001234',
}

test.each([
  [real, false],
  [{ ...real, account: '0000 0000 0000' }, true],
  [{ ...real, bank: 'Example Bank of India' }, true],
  [{ ...real, branch: 'Chitrakoot (sample)' }, true],
])('bank details are known as samples', (bank, sample) => {
  expect(isSample(bank)).toBe(sample)
})

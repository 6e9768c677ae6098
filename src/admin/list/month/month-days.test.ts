import { expect, test } from 'vitest'
import { addMonths, dayAfterKey, weeksOf } from './month-days'

test('a month has the weeks that it begins and ends in, from Sunday', () => {
  const november = weeksOf('2026-11')
  expect(november).toHaveLength(5)
  expect(november[0]![0]).toBe('2026-11-01')
  expect(november.at(-1)!.at(-1)).toBe('2026-12-05')

  expect(weeksOf('2026-02').flat()).toHaveLength(28)
  expect(weeksOf('2027-01').flat()).toHaveLength(42)
  expect(weeksOf('2026-12')[0]![0]).toBe('2026-11-29')
})

test('the months of two years follow each other', () => {
  expect(addMonths('2026-12', 1)).toBe('2027-01')
  expect(addMonths('2027-01', -1)).toBe('2026-12')
})

test.each([
  ['ArrowLeft', false, '2026-11-30'],
  ['ArrowRight', false, '2026-12-02'],
  ['ArrowUp', false, '2026-11-24'],
  ['ArrowDown', false, '2026-12-08'],
  ['Home', false, '2026-11-29'],
  ['End', false, '2026-12-05'],
  ['PageUp', false, '2026-11-01'],
  ['PageDown', false, '2027-01-01'],
  ['PageUp', true, '2025-12-01'],
  ['PageDown', true, '2027-12-01'],
  ['a', false, undefined],
])('%s, with Shift: %s, leads from Tuesday, 1 December to %s', (key, hasShift, day) => {
  expect(dayAfterKey('2026-12-01', key, hasShift)).toBe(day)
})

test('a month without the 31st is entered on its last day', () => {
  expect(dayAfterKey('2026-12-31', 'PageUp', false)).toBe('2026-11-30')
  expect(dayAfterKey('2027-01-31', 'PageDown', false)).toBe('2027-02-28')
})

import { afterEach, describe, expect, test } from 'vitest'
import { dayAndMonth, dateText, momentText, formatRupees, timeText, today } from './format'
import { setLanguage } from './language'

test('rupees are grouped as in India', () => {
  expect(formatRupees(100001)).toBe('₹1,00,001')
})

test.each([
  ['2026-12-12', '12 Dec 2026'],
  ['2026-12-12T00:00:00', '12 Dec 2026'],
  ['2026-02-31', '2026-02-31'],
  ['Every Purnima', 'Every Purnima'],
  ['', ''],
])('the date %s is shown as %s [DATA-6]', (given, shown) => {
  expect(dateText(given)).toBe(shown)
})

test.each([
  ['18:00', '6:00\u00a0PM\u00a0IST'],
  ['00:05:00', '12:05\u00a0AM\u00a0IST'],
  ['6 PM IST', '6 PM IST'],
  ['6:30 pm', '6:30 pm\u00a0IST'],
  ['after arati', 'after arati'],
  ['6:00 IST daily', '6:00 IST daily'],
  ['25:00', '25:00'],
  ['', ''],
])('the time %s is shown as %s [DATA-6]', (given, shown) => {
  expect(timeText(given)).toBe(shown)
})

test('a moment with a time zone is converted to the time in India', () => {
  expect(momentText('2026-11-20T22:00:00Z')).toEqual({ day: '21 Nov 2026', time: '3:30\u00a0AM' })
})

test('today is the day in India', () => {
  expect(today(new Date('2026-11-20T20:00:00Z'))).toBe('2026-11-21')
})

describe('in Hindi', () => {
  afterEach(() => setLanguage('en'))

  test('dates and times are in Hindi, and rupees do not change', async () => {
    await setLanguage('hi')

    expect(dateText('2026-12-12')).toBe('12 दिसंबर 2026')
    expect(dayAndMonth('2026-11-24')).toEqual({ day: '24', month: 'नवंबर 2026' })
    expect(timeText('18:00')).toBe('शाम\u00a06:00\u00a0IST')
    expect(timeText('Every Purnima')).toBe('Every Purnima')
    expect(formatRupees(100001)).toBe('₹1,00,001')
  })
})

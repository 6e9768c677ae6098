import { expect, test } from 'vitest'
import { dateText, momentText, timeText } from '../messages/format'
import {
  eventSortKey,
  isoDay,
  minutesOf,
  parseTime,
  readDateTime,
  sortKeyOf,
  withoutEmptyDate,
  weeklyDays,
} from './date-time'

test.each([
  ['2026-12-20', '2026-12-20'],
  ['2026-12-22 00:00:00', '2026-12-22'],
  ['2026-12-22T00:00:00', '2026-12-22'],
  ['2026-12-22 00:00', '2026-12-22'],
  ['2026-12-20T18:30:00Z', '2026-12-21'],
  ['2026-12-20T18:29:59.999999Z', '2026-12-20'],
  ['2026-12-20T18:30:00.000+00:00', '2026-12-21'],
  ['2026-12-20T18:30:00+0000', '2026-12-21'],
  ['2026-12-20 18:30:00.123456+00', '2026-12-21'],
  ['2026-12-20 18:30:00 UTC', '2026-12-21'],
  ['2026-12-21T00:00:00+05:30', '2026-12-21'],
  ['2026-12-20T18:30:00Z[UTC]', '2026-12-21'],
  ['2026-12-31T13:30:00-05:00', '2027-01-01'],
  ['Sun, 20 Dec 2026 18:30:00 GMT', '2026-12-21'],
  ['20 Nov 2026', '2026-11-20'],
  ['5-Nov-2026', '2026-11-05'],
  ['20 November 2026', '2026-11-20'],
  ['Nov 20, 2026', '2026-11-20'],
  ['/Date(1797791400000)/', '2026-12-21'],
])('"%s" is the day %s in India [DATA-6]', (given, day) => {
  expect(isoDay(given)).toBe(day)
})

test.each([
  ['2026-02-31'],
  ['2026-13-01'],
  ['2026-12-20T25:00:00Z'],
  ['2026-12-20T18:30:00+99:00'],
  ['11/12/2026'],
  ['20 Noon 2026'],
  ['31 Nov 2026'],
  ['Every Purnima'],
  ['in 20 Nov 2026'],
  ['/Date(now)/'],
  ['20261220'],
  [''],
])('"%s" is no date', (given) => {
  expect(readDateTime(given)).toBeUndefined()
})

test.each([
  '0001-01-01T00:00:00',
  '0001-01-01T00:00:00Z',
  '0001-01-01',
  '1900-01-01',
  '1900-01-01 00:00:00.000',
  '1900-01-01T00:00:00+05:30',
  '1970-01-01T00:00:00.000Z',
  '1899-12-30T00:00:00',
  '0000-00-00',
  '0000-00-00 00:00:00',
  '1/1/0001 12:00:00 AM',
  '01/01/1900 00:00:00',
  'Jan  1 1900 12:00AM',
  '/Date(-62135596800000)/',
])('"%s" is an empty day: no date, no time, and nothing to sort by [DATA-6]', (given) => {
  expect(readDateTime(given)).toBeUndefined()
  expect(parseTime(given)).toBeUndefined()
  expect(sortKeyOf(given)).toBeUndefined()
  expect(eventSortKey('2026-11-20', given)).toBe(eventSortKey('2026-11-20', ''))
  expect([dateText(given), timeText(given), momentText(given)]).toEqual([
    '',
    '',
    { day: '', time: '' },
  ])
})

test.each(['1900-01-02', '1970-01-01T05:30:00', '2000-01-01T00:00:00', '00:00:00', '0001-01-01x'])(
  '"%s" is no empty day',
  (given) => {
    expect(withoutEmptyDate(given)).toBe(given)
  },
)

test.each([
  ['18:30', '18:30'],
  ['9:05', '09:05'],
  ['18:30:00.0000000', '18:30'],
  ['13:00:00Z', '18:30'],
  ['18:30:00+05:30', '18:30'],
  ['2026-12-20T18:30:00', '18:30'],
  ['2026-12-20T13:00:00Z', '18:30'],
  ['2000-01-01T18:30:00.000Z', '18:30'],
  ['24:00', undefined],
  ['18:30:00+99', undefined],
  ['2026-12-20', undefined],
  ['6 PM', undefined],
])('the time of "%s" is %s', (given, time) => {
  expect(parseTime(given)).toBe(time)
})

test('moments of different zones are sorted by when they are, and what is no date has no place', () => {
  const moments = ['2026-11-20 23:00:00', '2026-11-20T18:00:00Z', '2026-11-20']

  expect(moments.toSorted((a, b) => sortKeyOf(a)!.localeCompare(sortKeyOf(b)!))).toEqual([
    '2026-11-20',
    '2026-11-20 23:00:00',
    '2026-11-20T18:00:00Z',
  ])
  expect(sortKeyOf('yesterday')).toBeUndefined()
})

test('events of a day are sorted by their time, however it is written', () => {
  const times = ['after arati', '6 PM', '10:00', '9:30 am', '']

  expect(
    times.toSorted((a, b) =>
      eventSortKey('2026-11-20', a)!.localeCompare(eventSortKey('2026-11-20', b)!),
    ),
  ).toEqual(['', '9:30 am', '10:00', '6 PM', 'after arati'])
})

test.each([
  ['18:00', 1080],
  ['00:05:00', 5],
  ['6 PM', 1080],
  ['4:30 AM', 270],
  ['12:30 PM', 750],
  ['12 am', 0],
  ['6.30 p.m. IST', 1110],
  ['6', undefined],
  ['25:00', undefined],
  ['13 PM', undefined],
  ['0 AM', undefined],
  ['6:75 PM', undefined],
  ['after arati', undefined],
  ['', undefined],
])('"%s" is the minute %s of the day', (given, minutes) => {
  expect(minutesOf(given)).toBe(minutes)
})

test.each([
  ['2026-12-20', '2027-01-03', ['2026-12-20', '2026-12-27', '2027-01-03']],
  ['2026-12-20', '2026-12-26', ['2026-12-20']],
  ['2026-12-20', '2026-12-01', []],
  ['soon', '2026-12-26', []],
])('every week from %s until %s [FORM-24]', (first, until, days) => {
  expect(weeklyDays(first, until)).toEqual(days)
})

test('a day is repeated 52 times at most [FORM-24]', () => {
  expect(weeklyDays('2026-01-01', '2036-01-01')).toHaveLength(52)
})

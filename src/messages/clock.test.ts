import { expect, test } from 'vitest'
import { minutesOf } from './clock'

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

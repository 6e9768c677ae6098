import { minutesOf } from '../lib/date-time'

/** What the hours of a timing of the settings are read from. */
export interface TimingText {
  label: string
  time: string
}

/** Minutes of the day; a moment, such as an aarti, has no end. */
export interface Hours {
  from: number
  to?: number
}

/** Timings that hold on certain days only are treated as unreadable. */
const certainDays =
  /\b(?:sun|mon|tues|wednes|thurs|fri|satur)days?\b|week|(?:सोम|मंगल|बुध|गुरु|शुक्र|शनि|रवि)वार/i

/** The hours of a timing; undefined where they cannot be read or hold on certain days only. */
export function parseHours({ label, time }: TimingText): Hours | undefined {
  if (certainDays.test(`${label} ${time}`)) return undefined
  const [first = '', last, ...rest] = time.split(/\s*(?:[-–—]|\bto\b|से)\s*/)
  const from = minutesOf(withMeridiem(first, last))
  if (from === undefined || rest.length) return undefined
  if (last === undefined) return { from }
  const to = minutesOf(last.replace(/\s*तक$/, ''))
  return to === undefined ? undefined : { from, to }
}

/** Adds the AM or PM of the end to a start without one, as in "4:15 to 8:30 PM". */
const withMeridiem = (first: string, last = '') => {
  const meridiem = /[ap]\.?\s?m\.?/i.exec(last)?.[0]
  return meridiem && !/[ap]\.?\s?m/i.test(first) ? `${first} ${meridiem}` : first
}

/** A minute of the day as a clock time such as 4:05. */
export const clockOf = (minute: number) =>
  `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, '0')}`

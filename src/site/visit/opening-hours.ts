import type { Timing as SettingsTiming } from '../../api/settings'
import { minutesOf } from '../../messages/clock'

type Timing = Pick<SettingsTiming, 'label' | 'time'>

/** Minutes of the day; a moment, such as an aarti, has no end. */
interface Hours {
  from: number
  to?: number
}

/** A time of today or, if today has none left, of tomorrow. */
export interface NextTime {
  minute: number
  isTomorrow: boolean
}

/** The temple's status at a minute. Facts that the timings leave uncertain are undefined. */
export interface TempleStatus {
  openUntil?: number
  opens?: NextTime
  aarti?: NextTime
}

const darshan = /dars+h?ana?m?\b|दर्शन/i
const aarti = /\ba+ra?th?is?\b|आरती/i
/** Timings that hold on certain days only are treated as unreadable. */
const certainDays =
  /\b(?:sun|mon|tues|wednes|thurs|fri|satur)days?\b|week|(?:सोम|मंगल|बुध|गुरु|शुक्र|शनि|रवि)वार/i

/** The status at a minute of the day in the temple's time zone. */
export function nowAtTemple(timings: Timing[], minute: number): TempleStatus {
  const open = hoursOf(timings, darshan)
  const aartis = hoursOf(timings, aarti)
  const current = open.parsed.find((hours) => isWithin(hours, minute))
  return {
    openUntil: current?.to,
    // An unreadable line may hold the next time, so none is shown.
    opens: current || open.hasUnreadable ? undefined : nextTime(open.parsed, minute),
    aarti: aartis.hasUnreadable ? undefined : nextTime(aartis.parsed, minute),
  }
}

function hoursOf(timings: Timing[], kind: RegExp) {
  const lines = timings.filter(({ label }) => kind.test(label))
  const parsed = lines
    .map(parseHours)
    .filter((hours) => hours !== undefined)
    .filter(({ to }) => kind === aarti || to !== undefined)
  return { parsed, hasUnreadable: parsed.length < lines.length }
}

/** The hours of a timing; undefined where they cannot be read or hold on certain days only. */
export function parseHours({ label, time }: Timing): Hours | undefined {
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

/** Whether a minute is within hours, which may pass midnight. */
export const isWithin = ({ from, to = from }: Hours, minute: number) =>
  from <= to ? from <= minute && minute < to : minute >= from || minute < to

function nextTime(all: Hours[], minute: number): NextTime | undefined {
  const begins = all.map(({ from }) => from).sort((a, b) => a - b)
  const today = begins.find((from) => from >= minute)
  const at = today ?? begins[0]
  return at === undefined ? undefined : { minute: at, isTomorrow: today === undefined }
}

/** The minutes from a minute of the day until the next time. */
export const minutesUntil = ({ minute, isTomorrow }: NextTime, now: number) =>
  minute - now + (isTomorrow ? 24 * 60 : 0)

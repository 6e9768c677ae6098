import { parseHours, type Hours, type TimingText } from '../../messages/hours'

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

/** The status at a minute of the day in the temple's time zone. */
export function nowAtTemple(timings: TimingText[], minute: number): TempleStatus {
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

/** The parts of the temple's day. */
export type PartOfDay = 'night' | 'dawn' | 'noon' | 'dusk'

/** When no timing can be read: from 5 AM to 9 PM. */
const usualDay: Hours[] = [{ from: 300, to: 1260 }]
const dawnEnds = 9 * 60
const duskBegins = 17 * 60

/** The part of the day at a minute: night is before the first darshan or aarti and after the last. */
export function partOfDay(timings: TimingText[], minute: number): PartOfDay {
  const read = [darshan, aarti].flatMap((kind) => hoursOf(timings, kind).parsed)
  const all = read.length ? read : usualDay
  const from = Math.min(...all.map((hours) => hours.from))
  // An aarti without an end takes half an hour; hours that pass midnight end on the next day.
  const ends = all.map(({ from, to = from + 30 }) => (to < from ? to + 24 * 60 : to))
  if (!isWithin({ from, to: Math.max(...ends) % (24 * 60) }, minute)) return 'night'
  if (minute >= duskBegins || minute < from) return 'dusk'
  return minute < dawnEnds ? 'dawn' : 'noon'
}

function hoursOf(timings: TimingText[], kind: RegExp) {
  const lines = timings.filter(({ label }) => kind.test(label))
  const parsed = lines
    .map(parseHours)
    .filter((hours) => hours !== undefined)
    .filter(({ to }) => kind === aarti || to !== undefined)
  return { parsed, hasUnreadable: parsed.length < lines.length }
}

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

export const hoursAndMinutes = (minutes: number): [hours: number, minutes: number] => [
  Math.floor(minutes / 60),
  minutes % 60,
]

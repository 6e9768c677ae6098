import { readTiming, type Hours, type TimingKind, type TimingText } from './read-timing'

/** A time of today or, if today has none left, of tomorrow. */
export interface NextTime {
  minute: number
  isTomorrow: boolean
}

/** The temple's status at a minute. Facts that the timings leave uncertain are undefined. */
export interface TempleStatus {
  openUntil?: number | 'always'
  opens?: NextTime
  aarti?: NextTime
}

const dayLength = 24 * 60

/** The status at a minute of the day in the temple's time zone. */
export function nowAtTemple(timings: TimingText[], minute: number): TempleStatus {
  const open = hoursOf(timings, 'darshan')
  const closed = hoursOf(timings, 'closed')
  const aartis = hoursOf(timings, 'aarti')
  const aarti = aartis.hasUnreadable ? undefined : nextTime(aartis.parsed, minute)
  const isDoubtful =
    closed.hasUnreadable ||
    closed.parsed.some((one) => open.parsed.some((other) => overlaps(one, other)))
  if (isDoubtful) return { aarti }
  const openUntil = endOf(open.parsed, minute)
  return {
    openUntil,
    // An unreadable line may hold the next time, so none is shown.
    opens:
      openUntil !== undefined || open.hasUnreadable ? undefined : nextTime(open.parsed, minute),
    aarti,
  }
}

/** Until when doors that are open at a minute stay open; overlapping and adjoining hours are one opening. */
function endOf(all: Hours[], minute: number): number | 'always' | undefined {
  let at = minute
  for (;;) {
    const passed = at - minute
    const current = all.find((hours) => isWithin(hours, at % dayLength))
    if (!current) return passed > 0 ? at % dayLength : undefined
    at += (current.to! - (at % dayLength) + dayLength) % dayLength || dayLength
    if (at - minute >= dayLength) return 'always'
  }
}

const overlaps = (one: Hours, other: Hours) =>
  isWithin(one, other.from) || isWithin(other, one.from)

/** The parts of the temple's day. */
export type PartOfDay = 'night' | 'dawn' | 'noon' | 'dusk'

/** When no timing can be read: from 5 AM to 9 PM. */
const usualDay: Hours[] = [{ from: 300, to: 1260 }]
const dawnEnds = 9 * 60
const duskBegins = 17 * 60

/** The part of the day at a minute: night is before the first darshan or aarti and after the last. */
export function partOfDay(timings: TimingText[], minute: number): PartOfDay {
  const read = (['darshan', 'aarti'] as const).flatMap((kind) => hoursOf(timings, kind).parsed)
  const all = read.length ? read : usualDay
  const from = Math.min(...all.map((hours) => hours.from))
  // An aarti without an end takes half an hour; hours that pass midnight end on the next day.
  const ends = all.map(({ from, to = from + 30 }) => (to <= from ? to + dayLength : to))
  if (!isWithin({ from, to: Math.max(...ends) % dayLength }, minute)) return 'night'
  if (minute >= duskBegins || minute < from) return 'dusk'
  return minute < dawnEnds ? 'dawn' : 'noon'
}

function hoursOf(timings: TimingText[], kind: TimingKind) {
  const lines = timings.map(readTiming).filter((timing) => timing?.kind === kind)
  const parsed = lines.map((line) => line?.hours).filter((hours) => hours !== undefined)
  return { parsed, hasUnreadable: parsed.length < lines.length }
}

/** Whether a minute is within hours, which may pass midnight; hours that end when they begin are the whole day. */
export const isWithin = ({ from, to = from }: Hours, minute: number) =>
  from < to ? from <= minute && minute < to : minute >= from || minute < to

function nextTime(all: Hours[], minute: number): NextTime | undefined {
  const begins = all.map(({ from }) => from).sort((a, b) => a - b)
  const today = begins.find((from) => from >= minute)
  const at = today ?? begins[0]
  return at === undefined ? undefined : { minute: at, isTomorrow: today === undefined }
}

/** The minutes from a minute of the day until the next time. */
export const minutesUntil = ({ minute, isTomorrow }: NextTime, now: number) =>
  minute - now + (isTomorrow ? dayLength : 0)

export const hoursAndMinutes = (minutes: number): [hours: number, minutes: number] => [
  Math.floor(minutes / 60),
  minutes % 60,
]

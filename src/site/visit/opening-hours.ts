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

/** 21 November 2026, 10:00 in India. A fixed day makes data and screens equal on every run. */
const defaultStart = Date.parse('2026-11-21T10:00:00+05:30')
const indiaOffset = 5.5 * 3_600_000

let start = defaultStart
let elapsed = 0
let sampleShift = 0

/** The mock server's current time. */
export const now = () => new Date(start + elapsed)

/** The time at which the clock started. Seeds use it, because lazily created records must not depend on writes. */
export const getStartTime = () => new Date(start)

/** Advances the clock by a second and returns it as a write's timestamp. */
export function nextTimestamp(): string {
  elapsed += 1000
  return formatLocalTime(now())
}

/** Formats a moment in India's time without a zone, as the server does. */
export const formatLocalTime = (moment: Date) =>
  new Date(moment.getTime() + indiaOffset).toISOString().slice(0, 19)

/** How many days later than they are written the dates of the sample are. */
export const getSampleShift = () => sampleShift

/** Sets the clock to its default start or to another moment (ms since epoch), which the sample's dates may follow. */
export function resetClock(moment = defaultStart, datesFollow = false) {
  start = moment
  elapsed = 0
  sampleShift = datesFollow ? dayOf(moment) - dayOf(defaultStart) : 0
}

/** The number of a day in India. */
const dayOf = (moment: number) => Math.floor((moment + indiaOffset) / 86_400_000)

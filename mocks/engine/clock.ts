/** 21 November 2026, ten in the morning at the temple. Data and screens are the same every day. */
const defaultStart = Date.parse('2026-11-21T10:00:00+05:30')
const indiaOffset = 5.5 * 3_600_000

let start = defaultStart
let elapsed = 0

/** The mocks' present moment. */
export const now = () => new Date(start + elapsed)

/** When the mocks' day began: what is drawn from a seed later in the day is the same as at its start. */
export const getStartTime = () => new Date(start)

/** The moment of a write, as the server words it: India's time, without a zone. Each write is a second later. */
export function nextTimestamp(): string {
  elapsed += 1000
  return formatLocalTime(now())
}

/** A moment in India's time, without a zone. */
export const formatLocalTime = (moment: Date) =>
  new Date(moment.getTime() + indiaOffset).toISOString().slice(0, 19)

/** Back to ten o'clock of the first day, or to another moment. */
export function resetClock(moment = defaultStart) {
  start = moment
  elapsed = 0
}

/** 21 November 2026, ten in the morning at the temple. Data and screens are the same every day. */
const dayOne = Date.parse('2026-11-21T10:00:00+05:30')
const india = 5.5 * 3_600_000

let begun = dayOne
let passed = 0

/** The mocks' present moment. */
export const now = () => new Date(begun + passed)

/** When the mocks' day began: what is drawn from a seed later in the day is the same as at its start. */
export const morning = () => new Date(begun)

/** The moment of a write, as the server words it: India's time, without a zone. Each write is a second later. */
export function stamp(): string {
  passed += 1000
  return local(now())
}

/** A moment in India's time, without a zone. */
export const local = (moment: Date) => new Date(moment.getTime() + india).toISOString().slice(0, 19)

/** Back to ten o'clock of the first day, or to another moment. */
export function resetClock(moment = dayOne) {
  begun = moment
  passed = 0
}

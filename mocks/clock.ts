/** The mocks' present: 21 November 2026, ten in the morning at the temple. Data and screens are the same every day. */
const dayOne = Date.parse('2026-11-21T10:00:00+05:30')
const india = 5.5 * 3_600_000

let passed = 0

/** The mocks' present moment. */
export const now = () => new Date(dayOne + passed)

/** The moment of a write, as the server words it: India's time, without a zone. Each write is a second later. */
export function stamp(): string {
  passed += 1000
  return local(now())
}

/** A moment in India's time, without a zone. */
export const local = (moment: Date) => new Date(moment.getTime() + india).toISOString().slice(0, 19)

/** Back to ten o'clock. */
export function resetClock() {
  passed = 0
}

import { minutesOf } from '../../messages/clock'

/** A line of the settings' timings. */
interface Timing {
  label: string
  time: string
}

/** Minutes of the day; a moment, such as an aarti, has no end. */
interface Hours {
  from: number
  to?: number
}

/** A minute of today or, where today has none left, of tomorrow. */
export interface Next {
  minute: number
  tomorrow: boolean
}

/** What can be said of the temple at this minute. What the timings do not tell for certain is left out. */
export interface TempleNow {
  openUntil?: number
  opens?: Next
  aarti?: Next
}

const darshan = /dars+h?ana?m?\b|दर्शन/i
const aarti = /\ba+ra?th?is?\b|आरती/i
/** Hours of some days only: which these are cannot be read. */
const someDays =
  /\b(?:sun|mon|tues|wednes|thurs|fri|satur)days?\b|week|(?:सोम|मंगल|बुध|गुरु|शुक्र|शनि|रवि)वार/i

/** What holds at a minute of the day by the temple's clock. */
export function templeNow(timings: Timing[], minute: number): TempleNow {
  const open = hoursOf(timings, darshan)
  const rites = hoursOf(timings, aarti)
  const present = open.read.find((hours) => holds(hours, minute))
  return {
    openUntil: present?.to,
    // One line that cannot be read may be the very one that counts.
    opens: present || open.unread ? undefined : next(open.read, minute),
    aarti: rites.unread ? undefined : next(rites.read, minute),
  }
}

function hoursOf(timings: Timing[], kind: RegExp) {
  const lines = timings.filter(({ label }) => kind.test(label))
  const read = lines
    .map(hours)
    .filter((found) => found !== undefined)
    .filter(({ to }) => kind === aarti || to !== undefined)
  return { read, unread: read.length < lines.length }
}

function hours({ label, time }: Timing): Hours | undefined {
  if (someDays.test(`${label} ${time}`)) return undefined
  const [first = '', last, ...rest] = time.split(/\s*(?:[-–—]|\bto\b|से)\s*/)
  const from = minutesOf(withHalf(first, last))
  if (from === undefined || rest.length) return undefined
  if (last === undefined) return { from }
  const to = minutesOf(last.replace(/\s*तक$/, ''))
  return to === undefined ? undefined : { from, to }
}

/** "4:15 to 8:30 PM" means the same half of the day twice. */
const withHalf = (first: string, last = '') => {
  const half = /[ap]\.?\s?m\.?/i.exec(last)?.[0]
  return half && !/[ap]\.?\s?m/i.test(first) ? `${first} ${half}` : first
}

/** Hours may pass midnight. */
const holds = ({ from, to = from }: Hours, minute: number) =>
  from <= to ? from <= minute && minute < to : minute >= from || minute < to

function next(all: Hours[], minute: number): Next | undefined {
  const begins = all.map(({ from }) => from).sort((a, b) => a - b)
  const today = begins.find((from) => from >= minute)
  const at = today ?? begins[0]
  return at === undefined ? undefined : { minute: at, tomorrow: today === undefined }
}

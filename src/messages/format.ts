import {
  dayOf,
  inIndia,
  isoDay,
  minutesOf,
  parseTime,
  readDateTime,
  withoutEmptyDate,
} from '../lib/date-time'
import { language } from './translated'

/** A formatter per language, created at its first use because that is slow. */
function perLanguage<F>(create: (locale: string) => F): () => F {
  const formatters: Record<string, F> = {}
  return () => (formatters[language()] ??= create(`${language()}-IN`))
}

const rupeeFormat = (digits: number) =>
  perLanguage(
    (locale) =>
      new Intl.NumberFormat(locale, {
        style: 'currency',
        currency: 'INR',
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
      }),
  )
const wholeRupees = rupeeFormat(0)
const rupeesAndPaise = rupeeFormat(2)
const numberFormat = perLanguage((locale) => new Intl.NumberFormat(locale))

/** An amount in rupees, grouped as in India: ₹1,00,001, or ₹1,101.50. */
export const formatRupees = (amount: number) =>
  (Number.isInteger(amount) ? wholeRupees : rupeesAndPaise)().format(amount)

/** A count, grouped as in India. */
export const formatCount = (figure: number) => numberFormat().format(figure)

/** Whether a date is before the ISO date `today`; an unreadable date never is. */
export const isPastDay = (value: string, today: string) => (isoDay(value) ?? today) < today

/** Days are calendar days without a time zone. Hindi uses long months: its abbreviations are uncommon. */
const dayFormat = (options: Intl.DateTimeFormatOptions) =>
  perLanguage((locale) => {
    const named = options.month && locale === 'hi-IN' && { month: 'long' as const }
    return new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options, ...named })
  })
const wholeDay = dayFormat({ day: 'numeric', month: 'short', year: 'numeric' })
const dayOnly = dayFormat({ day: 'numeric' })
const weekdayOnly = dayFormat({ weekday: 'short' })
const monthOnly = dayFormat({ month: 'short' })
const monthAndYear = dayFormat({ month: 'short', year: 'numeric' })
/** Uses the part of the day ("morning") instead of AM and PM. */
const hindiClock = dayFormat({
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
  dayPeriod: 'short',
})

/** A date as in India, 12 Dec 2026; text that is no date is returned unchanged. */
export function dateText(value: string): string {
  const day = dayOf(value)
  return day ? wholeDay().format(day) : withoutEmptyDate(value)
}

/** Day and month for a calendar icon; undefined when the text is no date. */
export function dayAndMonth(value: string): { day: string; month: string } | undefined {
  const day = dayOf(value)
  return day && { day: dayOnly().format(day), month: monthAndYear().format(day) }
}

/** Day, month, year and weekday, each for an element of its own; undefined when the text is no date. */
export function dateParts(value: string) {
  const day = dayOf(value)
  return (
    day && {
      day: dayOnly().format(day),
      month: monthOnly().format(day),
      weekday: weekdayOnly().format(day),
      year: String(day.getUTCFullYear()),
    }
  )
}

/** A clock time in India without its zone, 6:00 PM; text that is no time is returned trimmed. */
export function clockText(value: string): string {
  const time = parseTime(value)
  if (time === undefined) return withoutEmptyDate(value).trim()
  const [hours, minutes] = [Number(time.slice(0, 2)), Number(time.slice(3))]
  if (language() === 'hi')
    return hindiClock()
      .format(Date.UTC(0, 0, 1, hours, minutes))
      .replace(/ /g, '\u00a0')
  // A non-breaking space, because "6:00" alone at a line's end reads as another hour.
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')}\u00a0${hours < 12 ? 'AM' : 'PM'}`
}

/** A clock time with the suffix IST, which is not added twice. */
export function timeText(value: string): string {
  const clock = clockText(value)
  const isClock =
    (clock && clock !== value.trim()) || /^\d{1,2}(:\d{2})?\s*[ap]\.?m\.?$/i.test(clock)
  return isClock ? `${clock}\u00a0IST` : clock
}

/** The day and the time of a record's `datetime`; other text is returned as the day. */
export function momentText(value: string): { day: string; time: string } {
  const read = readDateTime(value)
  return read
    ? { day: dateText(read.day), time: clockText(read.time ?? '') }
    : { day: withoutEmptyDate(value), time: '' }
}

/** Today in India as an ISO date, for what counts as upcoming. */
export const today = (now = new Date()) => inIndia(now)!.day

/** A minute of the day as a clock time such as 4:05. */
export const clockOf = (minute: number) =>
  `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, '0')}`

/** A minute of the day as a clock time. */
export const minuteText = (minute: number) => clockText(clockOf(minute))

/** The minutes since midnight in India, whatever the visitor's time zone is. */
export const minuteOfDay = (now: Date) => minutesOf(inIndia(now)!.time!)!

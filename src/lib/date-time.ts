/** What a date from the server means in India: its ISO day, and its time of day, `18:30:00`, where it has one. */
export interface DateTime {
  day: string
  time?: string
}

const minute = 60_000
/** India has had one UTC offset since 1945. */
const indianOffset = 330

/** The three letters of each month in lower case. */
export const monthNames = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')
const fullMonthNames =
  'january february march april may june july august september october november december'.split(' ')

const clock = String.raw`(?<hours>\d{1,2}):(?<minutes>\d{2})(?::(?<seconds>\d{2})(?:[.,]\d+)?)?`
const zone = String.raw`\s*(?<zone>z|utc|gmt|[+-]\d{2}(?::?\d{2})?)(?:\[[^\]]*\])?`
const clockAfter = (separator: string) => `(?:${separator}${clock}(?:${zone})?)?$`
const patterns = [
  // ISO 8601 and what databases write: `2026-12-20`, `2026-12-20 18:30:00.000000+00`.
  String.raw`^(?<year>\d{4})-(?<month>\d{2})-(?<date>\d{2})${clockAfter(String.raw`(?:T|\s+)`)}`,
  // `20 Nov 2026`, `20-Nov-2026`, and the date of HTTP: `Sun, 20 Dec 2026 18:30:00 GMT`.
  String.raw`^(?:[a-z]{3,9},?\s+)?(?<date>\d{1,2})[\s-](?<name>[a-z]{3,9})\.?,?[\s-](?<year>\d{4})${clockAfter(String.raw`,?\s+`)}`,
  // `Nov 20, 2026`
  String.raw`^(?<name>[a-z]{3,9})\.?\s(?<date>\d{1,2}),?\s(?<year>\d{4})${clockAfter(String.raw`,?\s+`)}`,
].map((pattern) => new RegExp(pattern, 'i'))
const timeAlone = new RegExp(`^${clock}(?:${zone})?$`, 'i')

/** ASP.NET's old form of a moment: milliseconds, and an offset that changes nothing. */
const aspNetMoment = /^\/Date\((-?\d{1,15})(?:[+-]\d{4})?\)\/$/

/** The days that frameworks write before a time alone: such a time is the clock's, whatever its zone. */
const placeholderDays = ['0001-01-01', '1899-12-30', '1900-01-01', '1970-01-01', '2000-01-01']

const midnight = String.raw`(?:[T\s]\s*(?:00:00(?::00(?:[.,]0+)?)?|12:00(?::00)?\s*AM)(?:\s*(?:z|utc|gmt|[+-]\d{2}(?::?\d{2})?))?)?$`
/** What .NET, SQL Server, MySQL, OLE and Unix write where no day is given, and the same as ASP.NET's moments. */
const emptyDates = [
  String.raw`^(?:0000-00-00|0001-01-01|1899-12-30|1900-01-01|1970-01-01)${midnight}`,
  String.raw`^0?1[/.]0?1[/.](?:0001|1900)${midnight}`,
  String.raw`^Jan\s+0?1,?\s+(?:0001|1900)${midnight}`,
  String.raw`^/Date\((?:0|-62135596800000)(?:[+-]\d{4})?\)/$`,
].map((pattern) => new RegExp(pattern, 'i'))

/** A date or time of the server as text; '' for the day that a framework writes where there is none. */
export const withoutEmptyDate = (value: string) =>
  emptyDates.some((pattern) => pattern.test(value.trim())) ? '' : value

/**
 * Reads a date, with or without a time; undefined for any other text and for an empty day. A moment with a time zone is converted to India's
 * day and time, one without is India's already. Numbers alone, as in 11/12/2026, are not guessed.
 */
export function readDateTime(value: string): DateTime | undefined {
  const text = withoutEmptyDate(value).trim()
  const [, milliseconds] = aspNetMoment.exec(text) ?? []
  if (milliseconds) return inIndia(new Date(Number(milliseconds)))
  for (const pattern of patterns) {
    const parts = pattern.exec(text)?.groups
    if (parts) return fromParts(parts)
  }
  return undefined
}

/** A moment as the day and time in India. */
export function inIndia(moment: Date): DateTime | undefined {
  const local = new Date(moment.getTime() + indianOffset * minute)
  if (Number.isNaN(local.getTime())) return undefined
  const [day, time] = local.toISOString().split('T') as [string, string]
  return { day, time: time.slice(0, 8) }
}

type Parts = Partial<Record<string, string>>

function fromParts(parts: Parts): DateTime | undefined {
  const { year, month = monthOf(parts.name), date } = parts
  const day = `${year}-${month}-${date!.padStart(2, '0')}`
  const midnight = new Date(`${day}T00:00:00Z`)
  // `2026-02-31` would be the third of March.
  if (Number.isNaN(midnight.getTime()) || midnight.toISOString().slice(0, 10) !== day)
    return undefined
  if (parts.hours === undefined) return { day }
  const time = timeOf(parts)
  const offset = offsetOf(parts.zone)
  if (time === undefined || offset === null) return undefined
  if (offset === undefined || placeholderDays.includes(day)) return { day, time }
  return inIndia(new Date(Date.parse(`${day}T${time}Z`) - offset * minute))
}

function monthOf(name = '') {
  const word = name.toLowerCase()
  const index = Math.max(
    monthNames.indexOf(word === 'sept' ? 'sep' : word),
    fullMonthNames.indexOf(word),
  )
  return String(index + 1).padStart(2, '0')
}

function timeOf({ hours, minutes, seconds = '00' }: Parts): string | undefined {
  if (Number(hours) > 23 || Number(minutes) > 59 || Number(seconds) > 59) return undefined
  return `${hours!.padStart(2, '0')}:${minutes}:${seconds}`
}

/** Minutes ahead of UTC; undefined without a zone, null for an impossible one. */
function offsetOf(zone: string | undefined): number | undefined | null {
  if (zone === undefined) return undefined
  const [, sign, hours, minutes = '0'] = /^([+-])(\d{2}):?(\d{2})?$/.exec(zone) ?? []
  if (!hours) return 0
  if (Number(hours) > 14 || Number(minutes) > 59) return null
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes))
}

/** The day of a date as an ISO date, `2026-11-21`, in India; undefined for any other text. */
export const isoDay = (value: string) => readDateTime(value)?.day

/** The day of a date as midnight UTC; undefined for any other text. */
export function dayOf(value: string): Date | undefined {
  const day = isoDay(value)
  return day === undefined ? undefined : new Date(`${day}T00:00:00Z`)
}

/** A text that sorts dates by their moment, a day alone before its hours; undefined for a text that is no date. */
export function sortKeyOf(value: string): string | undefined {
  const read = readDateTime(value)
  return read && `${read.day} ${read.time ?? ''}`
}

/** A text that sorts events by day and time: without a time first, with one that cannot be read last in their day. */
export function eventSortKey(date: string, time: string): string | undefined {
  const day = isoDay(date)
  const minutes = withoutEmptyDate(time).trim() ? (minutesOf(time) ?? 24 * 60) : -1
  return day && `${day} ${String(minutes + 1).padStart(4, '0')}`
}

/** The time of day in 24 hours, `18:30`, of a time or of a date that has one; undefined for any other text. */
export function parseTime(value: string): string | undefined {
  const text = value.trim()
  const parts = timeAlone.exec(text)?.groups
  if (!parts) return readDateTime(text)?.time?.slice(0, 5)
  const time = timeOf(parts)?.slice(0, 5)
  const offset = offsetOf(parts.zone)
  if (time === undefined || offset === null) return undefined
  if (offset === undefined) return time
  return readDateTime(`2001-01-01T${time}${parts.zone}`)?.time?.slice(0, 5)
}

/**
 * The minutes since midnight of a clock time: `18:00`, `6 PM`, `4:30 a.m. IST`. Undefined for any other text, and for a
 * number alone, which may not be a time.
 */
export function minutesOf(value: string): number | undefined {
  const text = value.trim().replace(/\s*IST$/i, '')
  const [, hour, minute = '0', meridiem] =
    /^(\d{1,2})(?:[:.](\d{2})(?::\d{2}(?:\.\d+)?)?)?\s*([ap])\.?\s?m\.?$/i.exec(text) ?? []
  if (hour === undefined) {
    const time = parseTime(text.replace(/^(\d{1,2})\.(\d{2})$/, '$1:$2'))
    return time === undefined ? undefined : Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
  }
  const [hours, minutes] = [Number(hour), Number(minute)]
  if (minutes > 59 || hours > 12 || hours === 0) return undefined
  return ((hours % 12) + (meridiem!.toLowerCase() === 'p' ? 12 : 0)) * 60 + minutes
}

/** The days from the first one on, a week apart, 52 at most; none where one of the two is no date. */
export function weeklyDays(first: string, until: string): string[] {
  const [start, end] = [isoDay(first), isoDay(until)]
  const days: string[] = []
  if (!start || !end) return days
  for (let at = Date.parse(start); days.length < 52 && at <= Date.parse(end); at += 7 * 86_400_000)
    days.push(new Date(at).toISOString().slice(0, 10))
  return days
}

/** What a calendar is told of an activity or a course. Days are ISO dates; hours are of the temple's clock. */
export interface CalendarEvent {
  /** The same for the same record, so that a calendar that is told twice holds it once. */
  uid: string
  title: string
  description: string
  place: string
  /** The page that tells more, absolute. */
  url: string
  day: string
  /** Minutes since midnight; without a beginning it is an event of the whole day. */
  from?: number
  to?: number
}

const zone = 'Asia/Kolkata'

/** India has kept one offset since 1945, so one rule says it all. */
const indianTime = [
  'BEGIN:VTIMEZONE',
  `TZID:${zone}`,
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0530',
  'TZOFFSETTO:+0530',
  'TZNAME:IST',
  'END:STANDARD',
  'END:VTIMEZONE',
]

/** The event as an iCalendar file (RFC 5545). */
export function calendarFile(event: CalendarEvent, now = new Date()): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//temple-website//calendar//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...indianTime,
    'BEGIN:VEVENT',
    `UID:${escaped(event.uid)}`,
    `DTSTAMP:${now.toISOString().replace(/[-:]|\.\d+/g, '')}`,
    ...times(event),
    `SUMMARY:${escaped(event.title)}`,
    ...(event.description ? [`DESCRIPTION:${escaped(event.description)}`] : []),
    ...(event.place ? [`LOCATION:${escaped(event.place)}`] : []),
    `URL:${event.url}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

function times({ day, from, to }: CalendarEvent): string[] {
  const date = day.replaceAll('-', '')
  if (from === undefined) return [`DTSTART;VALUE=DATE:${date}`]
  const at = (minutes: number) => {
    const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
    return `;TZID=${zone}:${date}T${twoDigits(hours)}${twoDigits(rest)}00`
  }
  // An end that lies before the beginning is a slip, or another day's: the calendar is not told of it.
  return [`DTSTART${at(from)}`, ...(to !== undefined && to > from ? [`DTEND${at(to)}`] : [])]
}

const twoDigits = (figure: number) => String(figure).padStart(2, '0')

/** Text of a property: what has a meaning there is marked, other control characters are left out. */
export const escaped = (value: string) =>
  value
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|\r|\n/g, '\\n')
    // eslint-disable-next-line no-control-regex -- control characters are what this looks for
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')

const bytes = new TextEncoder()

/** At most 75 octets a line, and no letter in two: one of Devanagari has three. */
export function folded(line: string): string {
  let [text, used] = ['', 0]
  for (const letter of line) {
    const size = bytes.encode(letter).length
    if (used + size > 75) {
      text += '\r\n '
      used = 1
    }
    text += letter
    used += size
  }
  return text
}

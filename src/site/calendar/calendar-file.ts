import { escapeText, foldLine } from '../../lib/folded-lines'

/** An event of a calendar file. Days are ISO dates; times are in the temple's time zone. */
export interface CalendarEvent {
  /** Stable for a record, so that importing it twice gives one entry. */
  uid: string
  title: string
  description: string
  place: string
  /** Absolute URL of the page about the event. */
  url: string
  day: string
  /** Minutes since midnight; without `startsAt` it is an all-day event. */
  startsAt?: number
  endsAt?: number
}

const timeZone = 'Asia/Kolkata'

/** India has had one UTC offset since 1945, so one rule is enough. */
const indianTime = [
  'BEGIN:VTIMEZONE',
  `TZID:${timeZone}`,
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0530',
  'TZOFFSETTO:+0530',
  'TZNAME:IST',
  'END:STANDARD',
  'END:VTIMEZONE',
]

/** The events as one iCalendar file (RFC 5545). */
export function createCalendarFile(events: CalendarEvent[], now = new Date()): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//temple-website//calendar//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...indianTime,
    ...events.flatMap((event) => eventLines(event, now)),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${foldLine(line)}\r\n`).join('')
}

const eventLines = (event: CalendarEvent, now: Date) => [
  'BEGIN:VEVENT',
  `UID:${escapeText(event.uid)}`,
  `DTSTAMP:${now.toISOString().replace(/[-:]|\.\d+/g, '')}`,
  ...dateLines(event),
  `SUMMARY:${escapeText(event.title)}`,
  ...(event.description ? [`DESCRIPTION:${escapeText(event.description)}`] : []),
  ...(event.place ? [`LOCATION:${escapeText(event.place)}`] : []),
  `URL:${event.url}`,
  'END:VEVENT',
]

function dateLines({ day, startsAt, endsAt }: CalendarEvent): string[] {
  const date = day.replaceAll('-', '')
  if (startsAt === undefined) return [`DTSTART;VALUE=DATE:${date}`]
  const at = (minutes: number) => {
    const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
    return `;TZID=${timeZone}:${date}T${twoDigits(hours)}${twoDigits(rest)}00`
  }
  // An end before the start is a mistake or on another day, so it is left out.
  return [
    `DTSTART${at(startsAt)}`,
    ...(endsAt !== undefined && endsAt > startsAt ? [`DTEND${at(endsAt)}`] : []),
  ]
}

const twoDigits = (number: number) => String(number).padStart(2, '0')

import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { calendarFile, escaped, folded, type CalendarEvent } from './calendar-file'

const lamps: CalendarEvent = {
  uid: 'activities-7@example.org',
  title: 'Kartik Deepa Daan',
  description: 'A thousand lamps.',
  place: 'Sample Marg, Chitrakoot',
  url: 'https://example.org/activities#activities-7',
  day: '2026-11-24',
  from: 18 * 60 + 30,
  to: 20 * 60,
}
const now = new Date('2026-11-21T09:00:00.123Z')
const octets = (line: string) => new TextEncoder().encode(line).length

/** What a calendar reads in the file. */
function read(changed: Partial<CalendarEvent> = {}) {
  const file = calendarFile({ ...lamps, ...changed }, now)
  const calendar = new ICAL.Component(ICAL.parse(file) as unknown[])
  const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent')!)
  return { file, calendar, event }
}

test('a calendar reads who, what, where and when, by the clock of India', () => {
  const { calendar, event } = read()

  expect(event.uid).toBe('activities-7@example.org')
  expect(event.summary).toBe('Kartik Deepa Daan')
  expect(event.location).toBe('Sample Marg, Chitrakoot')
  const zone = new ICAL.Timezone(calendar.getFirstSubcomponent('vtimezone')!)
  expect(zone.tzid).toBe('Asia/Kolkata')
  expect(event.startDate.zone.tzid).toBe('Asia/Kolkata')
  const start = event.startDate.convertToZone(ICAL.Timezone.utcTimezone)
  expect(start.toString()).toBe('2026-11-24T13:00:00Z')
  expect(event.endDate.toString()).toBe('2026-11-24T20:00:00')
  expect(event.component.getFirstPropertyValue('dtstamp')!.toString()).toBe('2026-11-21T09:00:00Z')
  expect(event.component.getFirstPropertyValue('url')).toBe(lamps.url)
})

test('a day without a time is an event of the whole day', () => {
  const { event } = read({ from: undefined, to: undefined })

  expect(event.startDate.isDate).toBe(true)
  expect(event.endDate.toString()).toBe('2026-11-25')
})

test.each([[undefined], [10 * 60]])(
  'no end is made up, nor one before the beginning (%s)',
  (to) => {
    expect(read({ to }).file).not.toContain('DTEND')
  },
)

test('what is written comes back letter by letter', () => {
  const title = 'कार्तिक; दीप, दान \\ "2026": '.repeat(6).trim()
  const description = 'First line\nsecond; line, with \\n in it\r\nthird'

  const { file, event } = read({ title, description })

  expect(event.summary).toBe(title)
  expect(event.description).toBe(description.replace('\r\n', '\n'))
  expect(file.split('\r\n').every((line) => octets(line) <= 75)).toBe(true)
})

test('what a property would take for its own is marked', () => {
  expect(escaped('a;b,c\\d\ne\r\nf\u0007')).toBe('a\\;b\\,c\\\\d\\ne\\nf')
})

test('a line of 75 octets stays whole, one of 76 is folded before its last letter', () => {
  expect(folded('x'.repeat(75))).toBe('x'.repeat(75))
  expect(folded('x'.repeat(76))).toBe(`${'x'.repeat(75)}\r\n x`)
})

test('no letter of Devanagari is cut in two', () => {
  const line = `SUMMARY:${'दीप'.repeat(40)}`

  const parts = folded(line).split('\r\n')

  expect(parts.map(octets).every((size) => size <= 75)).toBe(true)
  expect(parts.map((part, index) => (index ? part.slice(1) : part)).join('')).toBe(line)
  expect(parts.join('')).not.toContain('\ufffd')
})

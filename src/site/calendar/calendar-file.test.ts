import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { createCalendarFile, type CalendarEvent } from './calendar-file'

const lamps: CalendarEvent = {
  uid: 'activities-7@example.org',
  title: 'Kartik Deepa Daan',
  description: 'A thousand lamps.',
  place: 'Sample Marg, Chitrakoot',
  url: 'https://example.org/activities#activities-7',
  day: '2026-11-24',
  startsAt: 18 * 60 + 30,
  endsAt: 20 * 60,
}
const now = new Date('2026-11-21T09:00:00.123Z')
const octets = (line: string) => new TextEncoder().encode(line).length

/** The file as parsed by a calendar library. */
function read(changed: Partial<CalendarEvent> = {}) {
  const file = createCalendarFile([{ ...lamps, ...changed }], now)
  const calendar = new ICAL.Component(ICAL.parse(file) as unknown[])
  const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent')!)
  return { file, calendar, event }
}

test('a calendar reads title, place, link and times, in Indian time', () => {
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

test('a day without a time is an all-day event', () => {
  const { event } = read({ startsAt: undefined, endsAt: undefined })

  expect(event.startDate.isDate).toBe(true)
  expect(event.endDate.toString()).toBe('2026-11-25')
})

test('a file holds several events, each with its own id [VISIT-4]', () => {
  const file = createCalendarFile([lamps, { ...lamps, uid: 'festival-2@example.org' }], now)

  const calendar = new ICAL.Component(ICAL.parse(file) as unknown[])
  const uids = calendar
    .getAllSubcomponents('vevent')
    .map((event) => event.getFirstPropertyValue('uid'))
  expect(uids).toEqual(['activities-7@example.org', 'festival-2@example.org'])
})

test.each([[undefined], [10 * 60]])(
  'has no end when none is given or it is before the start (%s)',
  (to) => {
    expect(read({ endsAt: to }).file).not.toContain('DTEND')
  },
)

test('parsing returns the texts unchanged', () => {
  const title = 'कार्तिक; दीप, दान \\ "2026": '.repeat(6).trim()
  const description = 'First line\nsecond; line, with \\n in it\r\nthird'

  const { file, event } = read({ title, description })

  expect(event.summary).toBe(title)
  expect(event.description).toBe(description.replace('\r\n', '\n'))
  expect(file.split('\r\n').every((line) => octets(line) <= 75)).toBe(true)
})

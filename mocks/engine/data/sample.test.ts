import { expect, onTestFinished, test } from 'vitest'
import { picture } from '../../fixtures/pictures'
import { listSampleFiles } from './sample-files'
import { resetClock } from '../clock'
import { createSample } from './sample'

const rows = createSample()
const texts = JSON.stringify(rows)

test('people have example addresses and unassigned phone numbers', () => {
  const addresses = texts.match(/[\w.]+@[\w.]+/g) ?? []
  const numbers = texts.match(/\+91[\d ]+/g) ?? []

  expect(addresses.length).toBeGreaterThan(500)
  expect(addresses.filter((each) => !/@example\.(org|com|net)$/.test(each))).toEqual([])
  expect(numbers.filter((each) => !/^\+91 00000 000\d\d$/.test(each))).toEqual([])
})

test('every entity contains Hindi text', () => {
  for (const [name, list] of Object.entries(rows))
    expect([name, /\p{Script=Devanagari}/u.test(JSON.stringify(list))]).toEqual([name, true])
})

test('the newest message is from the same morning, and ids grow with time', () => {
  const dates = rows.message.map(({ datetime }) => datetime ?? '')

  expect(dates.at(-1)).toBe('2026-11-21T09:20:00')
  expect(dates).toEqual(dates.toSorted())
})

test('some activities are past, most are upcoming, and one has an unreadable date', () => {
  const dates = rows.activity.map(({ date }) => date ?? '')
  const readable = dates.filter((date) => /^\d{4}-\d\d-\d\d$/.test(date))

  expect(dates.length - readable.length).toBe(1)
  expect(readable.filter((date) => date < '2026-11-21')).toHaveLength(5)
  expect(readable.filter((date) => date >= '2026-11-21')).toHaveLength(12)
})

test('every referenced file exists, except the one that is missing on purpose', () => {
  const drawn = listSampleFiles().filter((name) => !/\.(webm|mp4)$/.test(name))

  expect(drawn.filter((name) => !picture(name))).toEqual(['missing-0001.svg'])
})

test.each(['2027-03-30', '2031-07-05', '2032-02-29'])(
  'counted from %s, an activity is within the week, three notices run, and the newest message is of that morning',
  (today) => {
    onTestFinished(() => resetClock())
    const noon = Date.parse(`${today}T12:00:00+05:30`)
    resetClock(noon, true)
    const { activity, notification, course, message } = createSample()

    const inAWeek = new Date(noon + 7 * 86_400_000).toISOString().slice(0, 10)
    const days = activity.map(({ date }) => date ?? '')
    expect(days.filter((day) => day >= today && day <= inAWeek).length).toBeGreaterThan(0)
    expect(days.filter((day) => day < today)).toHaveLength(5)
    expect(course.every(({ startDate }) => (startDate ?? '') > today)).toBe(true)
    const inWords = (later: number, locale: string) =>
      new Date(noon + later * 86_400_000).toLocaleDateString(locale, {
        day: 'numeric',
        month: 'long',
        timeZone: 'Asia/Kolkata',
      })
    const notices = notification.map(({ noti }) => noti).join('\n')
    for (const day of [inWords(3, 'en-GB'), inWords(29, 'en-GB'), inWords(3, 'hi-IN')])
      expect(notices).toContain(day)
    expect(message.at(-1)!.datetime).toBe(`${today}T11:20:00`)
  },
)

import { expect, test } from 'vitest'
import { minuteOfDay } from '../../messages/format'
import { minutesUntil, nowAtTemple, partOfDay } from './opening-hours'

const timings = [
  { label: 'Mangala arati', time: '4:30 AM' },
  { label: 'Darshan, morning', time: '7:15 AM to 12:30 PM' },
  { label: 'Darshan, evening', time: '4:15 – 8:30 PM' },
  { label: 'सन्ध्या आरती', time: '19:00' },
  { label: 'Prasadam', time: '12:30 PM to 2 PM' },
]
const at = (clock: string, given = timings) => {
  const [hours, minutes] = clock.split(':').map(Number) as [number, number]
  return nowAtTemple(given, hours * 60 + minutes)
}
const minute = (hours: number, minutes: number) => hours * 60 + minutes

test.each([
  ['07:14', undefined, { minute: minute(7, 15), isTomorrow: false }],
  ['07:15', minute(12, 30), undefined],
  ['12:29', minute(12, 30), undefined],
  ['12:30', undefined, { minute: minute(16, 15), isTomorrow: false }],
  ['16:15', minute(20, 30), undefined],
  ['20:30', undefined, { minute: minute(7, 15), isTomorrow: true }],
])('at %s it is open until %s, else opens at %j', (clock, openUntil, opens) => {
  expect(at(clock)).toMatchObject({ openUntil, opens })
})

test.each([
  ['00:00', { minute: minute(4, 30), isTomorrow: false }],
  ['04:31', { minute: minute(19, 0), isTomorrow: false }],
  ['19:00', { minute: minute(19, 0), isTomorrow: false }],
  ['19:01', { minute: minute(4, 30), isTomorrow: true }],
])('at %s the next aarti is %j', (clock, aarti) => {
  expect(at(clock).aarti).toEqual(aarti)
})

test('hours that pass midnight are open on both sides of it', () => {
  const night = [{ label: 'Darshan', time: '8 PM to 1 AM' }]

  expect(at('23:30', night).openUntil).toBe(60)
  expect(at('00:30', night).openUntil).toBe(60)
  expect(at('02:00', night)).toMatchObject({ openUntil: undefined, opens: { minute: 1200 } })
})

test('with one unreadable line it shows neither closed nor a next time', () => {
  const vague = [
    ...timings,
    { label: 'Darshan, noon', time: 'after the offering' },
    { label: 'Sunday aarti', time: '10 AM' },
  ]

  expect(at('13:00', vague)).toEqual({})
  expect(at('08:00', vague)).toEqual({ openUntil: minute(12, 30) })
})

test.each([
  [[]],
  [[{ label: 'Open', time: 'daily' }]],
  [[{ label: 'Party of artists', time: '7 PM' }]],
])('timings without darshan or aarti give no status (%#)', (given) => {
  expect(at('13:00', given)).toEqual({})
})

test.each([
  ['Darshan closed', '12:30 PM to 4:15 PM'],
  ['No darshan', '12:30 PM to 4:15 PM'],
  ['दर्शन बंद', '12:30 PM to 4:15 PM'],
  ['Darshan break', '12:30 PM to 4:15 PM'],
  ['Darshan (Mon-Fri)', '7 AM to 8 PM'],
  ['Darshan, Sat and Sun', '7 AM to 8 PM'],
  ['Darshan on Ekadashi', '7 AM to 8 PM'],
  ['Purnima darshan', '7 AM to 8 PM'],
  ['दर्शन (शनि, रवि)', '7 AM to 8 PM'],
  ['Darshan, summer', '7 AM to 8 PM'],
  ['Prasadam after darshan', '7 AM to 8 PM'],
  ['Online darshan', '7 AM to 8 PM'],
  ['Shoe counter for darshan', '7 AM to 8 PM'],
  ['Darshan', 'evening 4:15 - 8:30'],
  ['Darshan', '4:15 - 8:30'],
  ['Darshan, evening', '04:15 – 08:30'],
  ['Darshan', '7 AM to 8 PM (Mon-Fri)'],
])('nothing is claimed from %s, %s [VISIT-1]', (label, time) => {
  for (const clock of ['08:00', '13:00', '17:00']) expect(at(clock, [{ label, time }])).toEqual({})
})

test.each([
  ['Darshan (daily)', '7:15 to 12:30 PM', '08:00', minute(12, 30)],
  ['Darshan', '9 to 1 PM', '10:00', minute(13, 0)],
  ['Darshan', '11 to 1 PM', '10:59', undefined],
  ['Darshan', '8 to 1 AM', '23:00', 60],
  ['प्रातःकालीन दर्शन', '7:15 AM से 12:30 PM तक', '08:00', minute(12, 30)],
  ['Darshan', '7:15 - 20:30', '19:00', minute(20, 30)],
  ['Darshan', '5 AM to 5 AM', '03:00', 'always'],
  ['Darshan', '12 AM to 12 AM', '15:00', 'always'],
])('%s, %s is at %s open until %s [VISIT-1]', (label, time, clock, openUntil) => {
  expect(at(clock, [{ label, time }]).openUntil).toBe(openUntil)
})

test('overlapping and adjoining hours are one opening', () => {
  const lines = [
    { label: 'Mangala darshan', time: '4:30 AM to 7:15 AM' },
    { label: 'Darshan, morning', time: '7:15 AM to 11 AM' },
    { label: 'Darshan', time: '10 AM to 12:30 PM' },
  ]

  expect(at('05:00', lines).openUntil).toBe(minute(12, 30))
})

test('hours that are said to be closed leave the others only where they do not overlap', () => {
  const closed = { label: 'Temple closed', time: '12:30 PM to 4:15 PM' }

  expect(at('13:00', [...timings, closed]).opens).toEqual({
    minute: minute(16, 15),
    isTomorrow: false,
  })
  expect(at('13:00', [{ label: 'Darshan', time: '7 AM to 8 PM' }, closed])).toEqual({})
  expect(at('08:00', [...timings, { label: 'Closed', time: 'on Mondays' }]).openUntil).toBe(
    undefined,
  )
})

test('an aarti of certain days is not the next aarti', () => {
  expect(at('13:00', [{ label: 'Aarti on Ekadashi', time: '7 PM' }])).toEqual({})
})

test('the minute is in Indian time, whatever the time zone of the browser', () => {
  expect(minuteOfDay(new Date('2026-11-20T18:29:59Z'))).toBe(23 * 60 + 59)
  expect(minuteOfDay(new Date('2026-11-20T18:30:00Z'))).toBe(0)
})

test.each([
  [{ minute: minute(19, 0), isTomorrow: false }, '17:30', 90],
  [{ minute: minute(19, 0), isTomorrow: false }, '19:00', 0],
  [{ minute: minute(4, 30), isTomorrow: true }, '19:01', 9 * 60 + 29],
])('until %j it takes from %s %i minutes [VISIT-5]', (next, clock, minutes) => {
  const [hours, rest] = clock.split(':').map(Number) as [number, number]
  expect(minutesUntil(next, minute(hours, rest))).toBe(minutes)
})

test.each([
  ['04:29', 'night'],
  ['04:30', 'dawn'],
  ['08:59', 'dawn'],
  ['09:00', 'noon'],
  ['16:59', 'noon'],
  ['17:00', 'dusk'],
  ['20:29', 'dusk'],
  ['20:30', 'night'],
])('at %s it is %s by the first and the last of the timings [HOME-11]', (clock, part) => {
  const [hours, minutes] = clock.split(':').map(Number) as [number, number]
  expect(partOfDay(timings, minute(hours, minutes))).toBe(part)
})

test('darshan after midnight lengthens the dusk, and without timings the day is the usual one', () => {
  const night = [{ label: 'Darshan', time: '6 AM to 1 AM' }]

  expect(partOfDay(night, minute(0, 59))).toBe('dusk')
  expect(partOfDay(night, minute(1, 0))).toBe('night')
  expect([4, 6, 12, 20, 22].map((hours) => partOfDay([], minute(hours, 0)))).toEqual(
    'night dawn noon dusk night'.split(' '),
  )
})

import { expect, test } from 'vitest'
import {
  addressesOf,
  createContacts,
  groupByCourse,
  mailToAll,
  type RegistrationRow,
} from './group-by-course'

const registration = (change: object) =>
  ({ id: 1, name: 'Meera', email: 'meera@example.org', ...change }) as RegistrationRow

test('the course of the newest registration comes first, whatever the order they came in [REGLIST-2]', () => {
  const groups = groupByCourse([
    registration({ course_name: 'Bhakti Shastri', datetime: '2026-11-02T10:00:00' }),
    registration({ course_name: 'Gita', datetime: '2026-11-01T10:00:00' }),
    registration({ course_name: 'Gita', datetime: '2026-11-03T10:00:00' }),
    registration({ course_name: '', datetime: '2026-11-04T10:00:00' }),
  ])

  expect(groups.map(({ name }) => name)).toEqual(['Gita', 'Bhakti Shastri', ''])
  expect(groups[0]!.registrations[0]!.datetime).toBe('2026-11-03T10:00:00')
})

test('registrations are grouped by name and type, those of one time in the order they came in [REGLIST-2]', () => {
  const groups = groupByCourse([
    registration({ course_name: null }),
    registration({ course_name: 'Gita', course_type: 'Short Term' }),
    registration({ course_name: 'Bhakti Shastri' }),
    registration({ course_name: ' gita ', course_type: 'short  term' }),
    registration({ course_name: 'Gita', course_type: 'Long Term' }),
  ])

  expect(groups.map(({ name, type, registrations }) => [name, type, registrations.length])).toEqual(
    [
      ['Gita', 'Short Term', 2],
      ['Bhakti Shastri', '', 1],
      ['Gita', 'Long Term', 1],
      ['', '', 1],
    ],
  )
})

test('names that are keys of objects are courses like others [DATA-7]', () => {
  const groups = groupByCourse([
    registration({ course_name: '__proto__' }),
    registration({ course_name: 'constructor' }),
  ])

  expect(groups.map(({ name }) => name)).toEqual(['__proto__', 'constructor'])
})

test('an address is listed once, and what is no address is left out [REGLIST-3]', () => {
  const addresses = addressesOf(
    [
      'a@example.org',
      ' A@example.org',
      '\u200ba@example.org\u2060',
      'b@example.org',
      '',
      null,
      'none',
      'a@b, c@d',
    ].map((email) => registration({ email })),
  )

  expect(addresses).toEqual({
    addresses: ['a@example.org', 'b@example.org'],
    invalid: ['none', 'a@b, c@d'],
  })
})

test('the mail to all has each address encoded in bcc, separated by commas [REGLIST-4]', () => {
  expect(mailToAll(['a+b@example.org', 'क&c@example.org'])).toBe(
    'mailto:?bcc=a%2Bb%40example.org,%E0%A4%95%26c%40example.org',
  )
})

test('the contacts are vCards of version 3.0, escaped, folded, each person once [REGLIST-4]', () => {
  const meera = {
    name: 'मीरा; देवी, कामदगिरि '.repeat(3),
    mobno: '+91 00000 00000',
    email: 'm@example.org',
  }
  const contacts = createContacts([
    registration({ ...meera, course_name: 'Gita' }),
    registration({ ...meera, course_name: 'Gita' }),
    registration({ name: 'Nobody can reach', mobno: null, email: 'not one' }),
  ])

  const lines = contacts.split('\r\n')
  expect(lines.every((line) => new TextEncoder().encode(line).length <= 75)).toBe(true)
  const unfolded = contacts.replaceAll('\r\n ', '').split('\r\n')
  const name = 'मीरा\\; देवी\\, कामदगिरि '.repeat(3).trim()
  expect(unfolded).toEqual([
    ...['BEGIN:VCARD', 'VERSION:3.0', `N:${name};;;;`, `FN:${name}`],
    ...[
      'TEL;TYPE=CELL:+91 00000 00000',
      'EMAIL;TYPE=INTERNET:m@example.org',
      'NOTE:Gita',
      'END:VCARD',
    ],
    '',
  ])
})

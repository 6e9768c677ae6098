import { expect, test } from 'vitest'
import { parseSnapshot } from '../../../mocks/engine/data/snapshot'
import { snapshotOfHar } from './har'

/** What must not be in the result, however it is spelled. */
const personal = {
  name: 'Radhika Venkataraman',
  hindiName: 'राधिका वेंकटरमन',
  email: 'radhika.venkataraman@mailhost.in',
  phone: '+91 98765 43210',
  address: '14/2 Gandhi Marg, Satna 485001',
  secret: 'eyJhbGciOiJIUzI1NiJ9.c2VjcmV0.xyz',
}

/** An entry of a HAR file: the request of a list, and its response. */
const entry = (path: string, records: object[], more = {}) => ({
  request: {
    method: 'GET',
    url: `https://temple.example/base${path}?page=1`,
    headers: [{ name: 'Authorization', value: `Bearer ${personal.secret}` }],
  },
  response: {
    content: { text: JSON.stringify({ record_per_page: records, total_records: 1, ...more }) },
  },
})
const har = (...entries: object[]) => JSON.stringify({ log: { entries } })

const registration = {
  id: 'radhika-17',
  name: personal.name,
  email: personal.email,
  mobno: personal.phone,
  language: personal.secret,
  address: `${personal.address}\n${personal.hindiName}`,
  comment: `Call ${personal.name} <${personal.email}> at ${personal.phone.replaceAll(' ', '-')}`,
  course_name: null,
  datetime: '2026-11-20T16:12:00',
  password: personal.secret,
}

test('the mock imports the lists of a HAR file without personal data and secrets [RECORD-1]', () => {
  const { snapshot, counts } = snapshotOfHar(
    har(
      entry('/general/api/CourseRegister', [registration], { token: personal.secret }),
      entry('/admin/api/contactus', [{ id: 4, ...personal, subject: `Re: ${personal.name}` }]),
      entry('/admin/api/vgallery', [{ id: 1, videoLink: `https://youtu.be/${personal.secret}` }]),
      entry('/admin/api/iGallery', [{ id: 9, filePath: `/files/${personal.name}.png` }]),
    ),
    'salt',
  )

  expect(parseSnapshot(JSON.stringify(snapshot))).toEqual(snapshot)
  expect(counts).toEqual(['1 registration', '1 message', '1 video', '1 image'])
  const written = JSON.stringify(snapshot).toLowerCase()
  const words = Object.values(personal).flatMap((text) => text.split(/[^\p{L}\p{M}\p{N}]+/u))
  for (const word of words.filter(({ length }) => length > 3))
    expect(written).not.toContain(word.toLowerCase())
})

test('an invented text keeps script, length and punctuation of the real one [RECORD-1]', () => {
  const { snapshot } = snapshotOfHar(har(entry('/general/api/CourseRegister', [registration])), 's')

  expect(snapshot.collections.registration.records).toEqual([
    expect.objectContaining({
      name: expect.stringMatching(/^[A-Z][a-z]{6} [A-Z][a-z]{11}$/) as string,
      email: expect.stringMatching(/^[a-z]{20}@example\.org$/) as string,
      mobno: '+00 00000 00000',
      address: expect.stringMatching(/\n[\u0900-\u097f]{6} [\u0900-\u097f]{8}$/s) as string,
      course_name: null,
      datetime: '2026-11-20T16:12:00',
    }),
  ])
})

test.each([
  ['{}', 'The file is no HAR: it has no log.entries.'],
  [har(entry('/admin/api/slider', [])), 'The file has no records of the contract.'],
])('%s is refused', (text, message) => {
  expect(() => snapshotOfHar(text, 'salt')).toThrow(message)
})

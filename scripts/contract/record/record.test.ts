import { afterEach, beforeEach, expect, test } from 'vitest'
import { operations } from '../../../mocks/engine/operations'
import { serveDataSet } from '../../../mocks/engine/data/data-set'
import { reseed } from '../../../mocks/engine/reset'
import { sampleToken } from '../../../mocks/engine/account'
import { db } from '../../../mocks/engine/data/db'
import { violations } from '../../../mocks/engine/validation'
import { runCheck, closeServers, failures, startServer } from '../check/broken-server'
import { readHar, readServer } from './responses'
import { recordData } from './record'

beforeEach(() => reseed())
afterEach(closeServers)

/** What must not be in a data set, however it is spelled. */
const personal = {
  name: 'Radhika Venkataraman',
  hindiName: 'राधिका वेंकटरमन',
  email: 'radhika.venkataraman@mailhost.in',
  phone: '+91 98765 43210',
  address: '14/2 Gandhi Marg, Satna 485001',
  secret: 'eyJhbGciOiJIUzI1NiJ9.c2VjcmV0.xyz',
}

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

/** An entry of a HAR file: the request of a list, and its response. */
const harEntry = (path: string, records: object[], more = {}) => ({
  request: {
    method: 'GET',
    url: `https://temple.example/base${path}?page=1`,
    headers: [{ name: 'Authorization', value: `Bearer ${personal.secret}` }],
  },
  response: {
    status: 200,
    content: {
      mimeType: 'application/json; charset=utf-8',
      text: JSON.stringify({
        status: true,
        total_records: records.length,
        record_per_page: records,
        ...more,
      }),
    },
  },
})

const har = (...entries: object[]) => JSON.stringify({ log: { entries } })

test('a data set contains none of the planted personal data and secrets [RECORD-1]', async () => {
  const message = {
    id: 4,
    name: personal.hindiName,
    email: personal.email,
    subject: `Re: ${personal.name}`,
    message: `${personal.address}, ${personal.phone}`,
  }
  const video = { id: 1, videoLink: `https://youtu.be/${personal.secret}?si=${personal.secret}` }
  const file = { id: 9, filePath: `/files/${personal.name}.png`, datetime: personal.name }
  const source = readHar(
    har(
      harEntry('/general/api/CourseRegister', [registration], { token: personal.secret }),
      harEntry('/admin/api/contactus', [message], { userMessage: personal.name }),
      harEntry('/admin/api/vgallery', [video]),
      harEntry('/admin/api/iGallery', [file]),
    ),
  )

  const { data, notes } = await recordData(source, 10, 'salt')

  const written = JSON.stringify(data).toLowerCase()
  const words = Object.values(personal).flatMap((text) => [
    text,
    ...text.split(/[^\p{L}\p{M}\p{N}]+/u),
  ])
  for (const word of words.filter(({ length }) => length > 3))
    expect(written).not.toContain(word.toLowerCase())
  expect(written).not.toContain('password')
  expect(notes).toContain(
    'listRegistrations: left out record_per_page[].password: is not in the contract',
  )
  expect(data.records.registration).toHaveLength(1)
})

test('an invented text keeps script, length and punctuation of the real one [RECORD-1]', async () => {
  const source = readHar(har(harEntry('/general/api/CourseRegister', [registration])))

  const [record] = (await recordData(source, 10, 'salt')).data.records.registration!

  expect(record).toMatchObject({
    name: expect.stringMatching(/^[A-Z][a-z]{6} [A-Z][a-z]{11}$/) as string,
    email: expect.stringMatching(/^[a-z]{20}@example\.org$/) as string,
    mobno: '+00 00000 00000',
    address: expect.stringMatching(
      /^\d\d\/\d .*, .* \d{6}\n[\u0900-\u097f]{6} [\u0900-\u097f]{8}$/s,
    ) as string,
    course_name: null,
    datetime: '2026-11-20T16:12:00',
  })
  expect(String(record?.id)).toMatch(/^[a-z]{7}-\d\d$/)
})

test('a record that does not conform to the contract is reported and left out [RECORD-1]', async () => {
  const source = readHar(har(harEntry('/admin/api/slider', [{ id: 1, heading1: 7 }, { id: 2 }])))

  const { data, faults } = await recordData(source, 10, 'salt')

  expect(faults.join()).toMatch(/^listSlides: record_per_page.*heading1: must be string/)
  expect(data.records.slide).toEqual([{ id: 2 }])
})

test('a picture is replaced by a drawn one of the same size [RECORD-1]', async () => {
  const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAASwAAADICAYAAABS39xVAAAA', 'base64')
  const picture = {
    request: { method: 'GET', url: 'https://temple.example/base/files/ghat.png' },
    response: {
      status: 200,
      content: { mimeType: 'image/png', encoding: 'base64', text: png.toString('base64') },
    },
  }
  const records = [
    { id: 1, filePath: '/files/ghat.png' },
    { id: 2, filePath: '/files/gone.png' },
  ]

  const source = readHar(har(harEntry('/admin/api/iGallery', records), picture))
  const [drawn, missing] = (await recordData(source, 10, 'salt')).data.records.image!

  expect(drawn?.filePath).toMatch(/^mock-files\/still-\d{4}-300x200\.svg$/)
  expect(missing?.filePath).toMatch(/^mock-files\/missing-\d{4}\.svg$/)
})

test('a recording of the mock server is served by it and passes the contract check [RECORD-2]', async () => {
  const base = await startServer()
  const total = db.message.list().total
  const source = await readServer({ base, limit: 10_000, token: sampleToken, rows: 30 })

  const { data, faults, notes } = await recordData(source, 30, 'salt')
  serveDataSet(data)
  const rows = await runCheck(base, { write: true, mailTo: 'nobody@example.org' })

  expect([faults, notes]).toEqual([[], []])
  expect(data.records.message).toHaveLength(Math.min(30, total))
  expect(failures(rows)).toEqual([])
  expect(rows.filter(({ operation }) => operation.method === 'GET').length).toBeGreaterThan(
    operations.length / 4,
  )
  expect(violations).toEqual([])
})

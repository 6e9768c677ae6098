import { beforeEach, expect, test } from 'vitest'
import { db } from './db'
import { reseed } from '../reset'
import { exportSnapshot, restoreSnapshot, parseSnapshot } from './snapshot'
import { storeUpload } from '../uploads'

beforeEach(() => reseed())

/** Adds, updates, removes and uploads something. */
async function changeData() {
  db.course.add({
    title: 'दीप दान',
    filePath: await storeUpload(new File(['\x00\xff'], 'चित्र.png')),
  })
  db.message.update(3, { name: 'Somebody else' })
  db.mail.remove([1, 120])
}

test('import restores what was exported before a reset, byte for byte', async () => {
  await changeData()
  const before = exportSnapshot()

  reseed()
  const between = exportSnapshot()
  restoreSnapshot(parseSnapshot(before))

  expect(between).not.toBe(before)
  expect(exportSnapshot()).toBe(before)
})

test('ids and clock continue after an import where the export left them', async () => {
  await changeData()
  const before = exportSnapshot()
  const expected = db.mail.add({ toEmail: 'a@example.org' })
  reseed()

  restoreSnapshot(parseSnapshot(before))

  expect(db.mail.add({ toEmail: 'a@example.org' })).toEqual(expected)
})

test('equal seeds give equal bytes in any order of access; other seeds differ [MOCK-3]', () => {
  const first = exportSnapshot()
  reseed({ seed: 'river-7' })
  const other = exportSnapshot()
  reseed({ seed: 'river-7' })
  db.registration.list({ page: 2, size: 10 })
  db.slide.add({ heading1: 'Later' })
  db.slide.remove([7])
  const records = JSON.stringify(db.message.list())
  reseed({ seed: 'river-7' })

  expect(other).not.toBe(first)
  expect(exportSnapshot()).toBe(other)
  expect(JSON.stringify(db.message.list())).toBe(records)
})

test.each([
  ['no JSON', 'hello', 'This file is not an export of this mock server.'],
  ['another file', '{"name":"temple"}', 'This file is not an export of this mock server.'],
  ['a null', 'null', 'This file is not an export of this mock server.'],
])('%s is rejected', (_, text, message) => {
  expect(() => parseSnapshot(text)).toThrow(message)
})

test.each([
  ['"next": 25', '"next": "many"', 'The file has no collection "course".'],
  [
    '"title": "Gita in 18 Days"',
    '"title": 18',
    'course, record 1: "title" is neither text nor null.',
  ],
  ['"id": 2,', '"id": 1,', 'notification, record 2: its id is not a unique number.'],
  ['"uploads": []', '"uploads": [{}]', 'An uploaded file in it is not valid.'],
])('an invalid file is rejected with the place of the fault: %s', (valid, invalid, message) => {
  const text = exportSnapshot()
  expect(text).toContain(valid)

  expect(() => parseSnapshot(text.replace(valid, invalid))).toThrow(message)
})

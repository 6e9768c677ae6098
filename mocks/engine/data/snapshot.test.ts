import { beforeEach, expect, test } from 'vitest'
import { db } from './db'
import { reseed } from '../reset'
import { exported, putBack, readSnapshot } from './snapshot'
import { keep } from '../uploads'

beforeEach(() => reseed())

/** Some of everything: added, changed, gone, uploaded. */
async function work() {
  db.course.add({ title: 'दीप दान', filePath: await keep(new File(['\x00\xff'], 'चित्र.png')) })
  db.message.update(3, { name: 'Somebody else' })
  db.mail.remove([1, 120])
}

test('export, reset and import give the same bytes', async () => {
  await work()
  const before = exported()

  reseed()
  const between = exported()
  putBack(readSnapshot(before))

  expect(between).not.toBe(before)
  expect(exported()).toBe(before)
})

test('after an import the ids and the clock go on where they were', async () => {
  await work()
  const before = exported()
  const expected = db.mail.add({ toEmail: 'a@example.org' })
  reseed()

  putBack(readSnapshot(before))

  expect(db.mail.add({ toEmail: 'a@example.org' })).toEqual(expected)
})

test('the same seed gives the same bytes, whatever was asked for first; another seed others', () => {
  const first = exported()
  reseed({ seed: 'river-7' })
  const other = exported()
  reseed({ seed: 'river-7' })
  db.registration.list({ page: 2, size: 10 })
  db.slide.add({ heading1: 'Later' })
  db.slide.remove([7])
  const records = JSON.stringify(db.message.list())
  reseed({ seed: 'river-7' })

  expect(other).not.toBe(first)
  expect(exported()).toBe(other)
  expect(JSON.stringify(db.message.list())).toBe(records)
})

test.each([
  ['no JSON', 'hello', 'This file is no export of this mock server.'],
  ['another file', '{"name":"temple"}', 'This file is no export of this mock server.'],
  ['a null', 'null', 'This file is no export of this mock server.'],
])('%s is refused', (_, text, words) => {
  expect(() => readSnapshot(text)).toThrow(words)
})

test.each([
  ['"next": 25', '"next": "many"', 'The file has no collection "course".'],
  [
    '"title": "Gita in 18 Days"',
    '"title": 18',
    'course, record 1: "title" is neither text nor null.',
  ],
  ['"id": 2,', '"id": 1,', 'notification, record 2: its id is no number of its own.'],
  ['"uploads": []', '"uploads": [{}]', 'An uploaded file in it cannot be read.'],
])('a file with a fault is refused, and the place is named: %s', (sound, spoilt, words) => {
  const text = exported()
  expect(text).toContain(sound)

  expect(() => readSnapshot(text.replace(sound, spoilt))).toThrow(words)
})

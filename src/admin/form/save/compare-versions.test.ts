import { expect, test } from 'vitest'
import type { FormValues } from '../../../api/contract'
import type { AnyRecord, FieldDefinition } from '../../resource'
import { changedLabels, compareVersions } from './compare-versions'

const fields: FieldDefinition[] = [
  { field: 'file', label: 'Image' },
  { field: 'title', label: 'Title' },
  { field: 'description', label: 'Description' },
  { field: 'date', label: 'Date', control: 'date' },
  { field: 'time', label: 'Time', control: 'time' },
  { field: 'Body', recordField: 'body', label: 'Mail Body' },
]
const record: AnyRecord = {
  id: 7,
  title: 'One',
  description: 'Two',
  date: '2026-12-12',
  body: 'Text',
}

/** Compares and returns labels only. */
function compare(current: AnyRecord, edits: FormValues, opened = record) {
  const { changedMeanwhile, conflicts } = compareVersions(fields, opened, current, edits)
  return {
    theirs: changedMeanwhile.map(({ label }) => label),
    both: conflicts.map(({ definition, theirs, mine }) => [definition.label, theirs, mine]),
  }
}

test('a field that only I changed is mine, one that only they changed is named', () => {
  expect(compare({ ...record, description: 'Three' }, { title: 'Mine' })).toEqual({
    theirs: ['Description'],
    both: [],
  })
})

test('a field that both changed is asked about, with both texts', () => {
  expect(compare({ ...record, title: 'Theirs', description: 'Three' }, { title: 'Mine' })).toEqual({
    theirs: ['Description'],
    both: [['Title', 'Theirs', 'Mine']],
  })
})

test('a mail’s text is compared under both of its names', () => {
  expect(compare({ ...record, body: 'Theirs' }, { Body: 'Mine' }).both).toEqual([
    ['Mail Body', 'Theirs', 'Mine'],
  ])
})

test('a chosen picture is mine, and a picture that only they changed is named', () => {
  const current = { ...record, filePath: 'new.jpg' }

  expect(compare(current, { file: new File(['x'], 'mine.jpg') })).toEqual({ theirs: [], both: [] })
  expect(compare(current, { title: 'Mine' }).theirs).toEqual(['Image'])
})

test.each([
  ['a date with a time', { date: '2026-12-12T00:00:00' }],
  ['nothing for a missing field', { time: null }],
  ['an empty text for a missing field', { time: '' }],
  ['spaces around a text', { title: ' One ' }],
  ['an id as text', { id: '7' }],
])('%s means the same as before', (_, change) => {
  expect(compare({ ...record, ...change }, {}).theirs).toEqual([])
})

test.each([
  [
    'S3',
    'https://s3.example/1.jpg?X-Amz-Signature=a&X-Amz-Date=1',
    'https://s3.example/1.jpg?X-Amz-Signature=b&X-Amz-Date=2',
  ],
  ['Azure', 'https://a.example/1.jpg?sv=1&sig=a%2Fb', 'https://a.example/1.jpg?sv=1&sig=c'],
  ['a server that signs later', 'uploads/1.jpg', 'uploads/1.jpg?token=1'],
])('another signature of a file of %s is no change, another file is one', (_, before, after) => {
  const opened = { ...record, filePath: before }

  expect(compare({ ...record, filePath: after }, {}, opened).theirs).toEqual([])
  expect(
    compare({ ...record, filePath: after.replace('1.jpg', '2.jpg') }, {}, opened).theirs,
  ).toEqual(['Image'])
})

test('another signature of a video file is no change, another video of a player is one', () => {
  const video: FieldDefinition[] = [{ field: 'videoLink', label: 'Link' }]
  const changed = (before: string, now: string) =>
    compareVersions(video, { videoLink: before }, { videoLink: now }, {}).changedMeanwhile

  expect(
    changed('https://s3.example/1.mp4?Signature=1', 'https://s3.example/1.mp4?Signature=2'),
  ).toEqual([])
  expect(
    changed('https://www.youtube.com/watch?v=aaaaaa1', 'https://www.youtube.com/watch?v=bbbbbb2'),
  ).toHaveLength(1)
})

test('another signature of a column that no form has is no change', () => {
  const columns = [{ field: 'filePath', label: 'Banner' }]

  expect(changedLabels(columns, [], { filePath: 'a.jpg?s=1' }, { filePath: 'a.jpg?s=2' })).toEqual(
    [],
  )
  expect(changedLabels(columns, [], { filePath: 'a.jpg' }, { filePath: 'b.jpg' })).toEqual([
    'Banner',
  ])
})

test.each([
  ['a number for its digits', 5, '5'],
  ['seconds of a time', '18:00:00', '18:00'],
  ['another kind of line break', 'a\r\nb', 'a\nb'],
  ['a letter and its accent for one sign', 'e\u0301', '\u00e9'],
])('%s means the same', (_, before, after) => {
  const field = typeof before === 'string' && before.startsWith('18') ? 'time' : 'title'

  expect(compare({ ...record, [field]: after }, {}, { ...record, [field]: before }).theirs).toEqual(
    [],
  )
})

test('the columns that changed are named by their labels', () => {
  const columns = [
    { field: 'title', label: 'Title' },
    { field: 'date', label: 'Date' },
    { field: 'status', label: 'Status' },
  ]
  const now = { ...record, date: '2026-12-12T00:00:00', status: 'Sent' }

  expect(changedLabels(columns, fields, record, now)).toEqual(['Status'])
})

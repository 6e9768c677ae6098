import { expect, test } from 'vitest'
import type { FieldDefinition } from '../../resource'
import { findProblems, isOver, type CheckedKey } from './find-problems'

const today = '2026-11-21'
const good: Record<CheckedKey, object> = {
  slider: { filePath: 'uploads/1.jpg', heading1: 'Aarti', actionUrl: '/courses' },
  notification: { noti: 'Aarti at six', url: '' },
  activities: { filePath: 'uploads/1.jpg', title: 'Aarti', date: today, time: '18:00' },
  courses: {
    filePath: 'uploads/1.jpg',
    title: 'Gita',
    startDate: '2026-12-01',
    startTime: '6 PM',
    endTime: '20:00',
  },
  igallery: { filePath: 'https://example.org/1.jpg', title: 'Lamps' },
  vgallery: { videoLink: 'https://youtu.be/abcdefgh', title: 'Kirtan' },
}
const fields: FieldDefinition[] = [
  { field: 'title', label: 'Title', limit: 30 },
  { field: 'time', label: 'Time' },
  { field: 'startTime', label: 'Start time' },
  { field: 'endTime', label: 'End time' },
]
const problemsOf = (key: CheckedKey, change: object = {}) =>
  findProblems(key, { fields }, { ...good[key], ...change })

test.each(Object.keys(good) as CheckedKey[])('a good record of %s has no problem', (key) => {
  expect(problemsOf(key)).toEqual([])
})

test.each<[CheckedKey, object, string]>([
  ['slider', { filePath: '' }, 'No picture: visitors see a placeholder.'],
  ['igallery', { filePath: null }, 'No picture: visitors see a placeholder.'],
  [
    'courses',
    { filePath: 'C:\\pictures\\1.jpg' },
    'The address of the picture is not safe: visitors see a placeholder.',
  ],
  ['slider', { actionUrl: 'javascript:alert(1)' }, 'The link “javascript:alert(1)” will not open.'],
  ['notification', { url: 'example.org' }, 'The link “example.org” will not open.'],
  ['activities', { date: 'Every Sunday' }, 'The date “Every Sunday” cannot be read.'],
  ['activities', { time: 'after aarti' }, 'Time “after aarti” cannot be read.'],
  ['courses', { startTime: '25:00' }, 'Start time “25:00” cannot be read.'],
  ['courses', { endTime: 'late' }, 'End time “late” cannot be read.'],
  ['courses', { title: 'x'.repeat(31) }, 'Title has 31 characters, over its limit of 30.'],
  ['vgallery', { videoLink: 'youtube' }, 'The video has no link that opens.'],
  [
    'vgallery',
    { videoLink: 'https://example.org/talk' },
    'The video cannot be shown on the page: visitors get a link to it.',
  ],
])('%s with %j has the problem "%s" [DASH-3]', (key, change, problem) => {
  expect(problemsOf(key, change)).toEqual([problem])
})

test.each<[CheckedKey, object]>([
  ['slider', { actionUrl: '#' }],
  ['slider', { actionUrl: undefined }],
  ['notification', { url: ' ' }],
  ['activities', { date: '', time: null }],
  ['courses', { startDate: today }],
  ['courses', { title: `${'x'.repeat(30)}  ` }],
])('%s with %j has no problem', (key, change) => {
  expect(problemsOf(key, change)).toEqual([])
})

test('a picture whose file is missing is a problem [DASH-5]', () => {
  const missing = new Set(['https://example.org/1.jpg'])

  expect(findProblems('igallery', {}, { ...good.igallery }, missing)).toEqual([
    'The picture file is missing or broken: visitors see a placeholder.',
  ])
})

test('a record with several problems names each', () => {
  expect(problemsOf('activities', { filePath: '', date: 'some day', time: 'soon' })).toHaveLength(3)
})

test.each<[CheckedKey, Record<string, string>, boolean]>([
  ['activities', { date: '2026-11-20' }, true],
  ['activities', { date: today }, false],
  ['activities', { date: 'Every Sunday' }, false],
  ['courses', { startDate: '2026-11-20T00:00:00' }, true],
  ['courses', { startDate: '' }, false],
  ['igallery', { date: '2020-01-01' }, false],
])('%s with %j is over: %s [DASH-3]', (key, record, expected) => {
  expect(isOver(key, record, today)).toBe(expected)
  expect(problemsOf(key, record).filter((problem) => problem.includes('2026'))).toEqual([])
})

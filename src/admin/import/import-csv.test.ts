import { expect, test } from 'vitest'
import { toCsv } from '../list/export/export-csv'
import { activities } from '../resources/activities'
import { courses } from '../resources/courses'
import { notification } from '../resources/notification'
import { videoGallery } from '../resources/video-gallery'
import type { Resource } from '../resource'
import {
  findImportErrors,
  findImportWarnings,
  mapFirstLines,
  isAddable,
  toImportLines,
} from './import-line'
import { findDateOffers } from './date-offers'
import { importedFields, matchColumns, parseCsv, readCsvFile } from './read-csv'

const cellsOf = (text: string) => parseCsv(text).lines.map(({ cells }) => cells)

/** The records that a CSV text would add. */
function imported(resource: Resource, text: string) {
  const [header, ...lines] = parseCsv(text).lines
  return toImportLines(lines, header!, matchColumns(resource, header!.cells))
}

const warningsOf = (resource: Resource, text: string) =>
  imported(resource, text).map((line) =>
    findImportWarnings(importedFields(resource), line, new Map()),
  )

const errorsOf = (resource: Resource, text: string) =>
  imported(resource, text).map(({ values }) => findImportErrors(importedFields(resource), values))

test.each([
  ['commas', 'a,b\r\n1,2'],
  ['semicolons', 'a;b\n1;2\n'],
  ['tabs', 'a\tb\r1\t2'],
  ['a byte order mark', '\uFEFFa,b\n1,2'],
  ['a line that names the separator', 'sep=;\r\na;b\r\n1;2'],
  ['a space after the last quotation mark', 'a,b\n1,"2" '],
  ['empty lines', '\n\na,b\n , \n1,2\n\n'],
])('a text with %s is read [IMPORT-1]', (_, text) => {
  expect(cellsOf(text)).toEqual([
    ['a', 'b'],
    ['1', '2'],
  ])
})

test('quoted cells keep separators, quotes and line breaks [IMPORT-1]', () => {
  expect(cellsOf('a;b\n"one; ""two"", three";"four\r\nfive"\n')).toEqual([
    ['a', 'b'],
    ['one; "two", three', 'four\nfive'],
  ])
})

test('commas in texts do not hide the semicolons of Excel', () => {
  expect(cellsOf('"Title, in full";Date;Time\nGita;1;2')[0]).toHaveLength(3)
})

test('lines are numbered as a spreadsheet numbers its rows', () => {
  const { lines } = parseCsv('a,b\n"one\ntwo",1\n\nthree,2')

  expect(lines.map(({ number }) => number)).toEqual([1, 2, 4])
})

test('a quotation mark that is not closed is named by its line', () => {
  expect(parseCsv('a,b\n1,2\n"3,4\n5,6').unclosedQuote).toBe(3)
  expect(parseCsv('a,b\n1,"2"').unclosedQuote).toBeUndefined()
})

test('a file is read as UTF-8 or UTF-16, and another one refused with advice [IMPORT-1]', async () => {
  const utf16 = new Uint8Array([0xff, 0xfe, 0x26, 0x09])

  expect(await readCsvFile(new Blob(['\uFEFFदीप']))).toBe('दीप')
  expect(await readCsvFile(new Blob([utf16]))).toBe('द')
  expect(await readCsvFile(new Blob([new Uint8Array([0xfe, 0xff, 0x09, 0x26])]))).toBe('द')
  await expect(readCsvFile(new Blob([new Uint8Array([0xe9, 0x2c])]))).rejects.toThrow('CSV UTF-8')
  await expect(readCsvFile(new Blob([new Uint8Array(6e6)]))).rejects.toThrow('2\u00a0MB')
})

test('columns match by label, by field and by the label of the list, in any case [IMPORT-1]', () => {
  const header = ['Record id', 'TITLE', 'courseType', 'Start Date', 'start_time', 'Notes', 'title']

  const { columns, ignored, missing } = matchColumns(courses, header)

  expect(columns.map((definition) => definition?.field)).toEqual([
    undefined,
    'title',
    'courseType',
    'startDate',
    'startTime',
    undefined,
    undefined,
  ])
  expect(ignored).toEqual(['Record id', 'Notes', 'title'])
  expect(missing).toEqual([])
})

test('a required field without a column is missing', () => {
  const { missing } = matchColumns(videoGallery, ['Title', 'Description'])

  expect(missing.map(({ label }) => label)).toEqual(['Video link'])
})

test('dates and times of spreadsheets become those of the form [IMPORT-2]', () => {
  const days = [
    '2026-12-24',
    '24/12/2026',
    '24-12-2026',
    '24.12.2026',
    '24 Dec 2026',
    '24-december-2026',
  ]
  const times = ['18:30', '6:30 PM', '6.30 pm IST', '18:30:00', '06:30:00 PM', '6:30 p.m.']
  const text = `Title,Date,Time\n${days.map((day, index) => `Lamp,${day},${times[index]}`).join('\n')}`

  for (const { values } of imported(activities, text))
    expect(values).toEqual({ title: 'Lamp', date: '2026-12-24', time: '18:30' })
})

test('what the Add form would not accept is an error of its line [IMPORT-2]', () => {
  const text =
    'Title,Course type,Start date,Start time\n,daily classes,31/02/2026,25:00\nGita,Weekly,,'

  expect(errorsOf(courses, text)).toEqual([
    {
      title: 'Title is required.',
      startDate: 'Start date is not a date such as 2026-12-24 or 24/12/2026.',
      startTime: 'Start time is not a time such as 18:30 or 6:30 PM.',
    },
    { courseType: 'Course type is none of: Short Term Courses, Long Term Courses, Daily Classes.' },
  ])
})

test('a text over its limit and a repeated line are warned about and can be added [IMPORT-2]', () => {
  const lines = imported(activities, `Title\n${'a'.repeat(31)}\nLamp\nLamp`)
  const fields = importedFields(activities)

  const warnings = lines.map((line) => findImportWarnings(fields, line, mapFirstLines(lines)))

  expect(warnings).toEqual([
    ['Title is over its limit: the server may cut it.'],
    [],
    ['The same as line 3.'],
  ])
  expect(lines.every((line) => isAddable(fields, line))).toBe(true)
})

test.each([
  ['Notification\nCome, all of you', ['all of you']],
  ['Notification,URL\nAarti,/a,,extra,', ['extra']],
  ['Notification,,URL\nAarti,secret,/a', ['secret']],
  ['Notification;URL\nAarti;/a;"one; two";three', ['one; two', 'three']],
])('cells without a column are named at their line: %j [IMPORT-4]', (text, cells) => {
  expect(warningsOf(notification, text)).toEqual([
    [
      `Not imported, because no column is above it: ${cells.map((cell) => `“${cell}”`).join(', ')}. A text with commas stands in quotation marks.`,
    ],
  ])
})

test.each([
  ['Notification,URL\n"Aarti", "/a"', '"/a"'],
  ['Notification,URL\n"Aarti" at six,/a', 'Aarti at six'],
  ['Notification,URL\n“Aarti;/a', '“Aarti;/a'],
])('quotation marks that are text are named at their line: %j [IMPORT-4]', (text, cell) => {
  expect(warningsOf(notification, text)[0]).toContain(
    `Look at ${cell}: a quotation mark encloses a text only where it is the first and last sign of its cell, and straight.`,
  )
})

test('a quotation mark after a space and the cell that it splits off are both named [IMPORT-4]', () => {
  const [warnings] = warningsOf(notification, 'Notification,URL\n"Aarti", "/a,b"')

  expect(warnings).toContainEqual(expect.stringContaining('“b"”'))
  expect(warnings).toContainEqual(expect.stringContaining('Look at "/a:'))
})

test.each([
  'Notification,URL\n"Aarti" ,"/a"',
  'Notification,URL\n5" pipe,/a',
  'Notification,URL\n“Hari Bol”,/a,,',
])('what was read as it was meant is not warned about: %j', (text) => {
  expect(warningsOf(notification, text)).toEqual([[]])
})

test.each([
  [['15-Aug-26', '1-Sep-26'], [['2026-08-15', '2026-09-01']]],
  [['15/08/26', '01/09/26'], [['2026-08-15', '2026-09-01']]],
  [['2026/08/15', '2026/9/1'], [['2026-08-15', '2026-09-01']]],
  [['12/24/2026', '03/04/2026'], [['2026-12-24', '2026-03-04']]],
  [
    ['5.6.26', '7.8.26'],
    [
      ['2026-06-05', '2026-08-07'],
      ['2026-05-06', '2026-07-08'],
    ],
  ],
  [['46249', '46266'], [['2026-08-15', '2026-09-01']]],
])('dates %j of one form can be read at once [IMPORT-4]', (dates, readings) => {
  const lines = imported(
    activities,
    `Title,Date\n${dates.map((date) => `Lamp,${date}`).join('\n')}`,
  )

  const [offer] = findDateOffers(importedFields(activities), lines)

  expect(offer!.readings.map(({ days }) => [...days.values()])).toEqual(readings)
})

test.each([
  [['15-Aug-26', 'soon']],
  [['15-Aug-26', '12/24/2026']],
  [['2026-08-15', '24/12/2026']],
  [['31-Feb-26']],
  [['']],
])('dates %j of several forms, or read already, are not [IMPORT-4]', (dates) => {
  const lines = imported(
    activities,
    `Title,Date\n${dates.map((date) => `Lamp,${date}`).join('\n')}`,
  )

  expect(findDateOffers(importedFields(activities), lines)).toEqual([])
})

test.each(['added', 'uncertain', 'adding'] as const)(
  'a line that is %s is not sent again [IMPORT-3]',
  (kind) => {
    const [line] = imported(notification, 'noti\nAarti')

    expect(isAddable(importedFields(notification), { ...line!, status: { kind } })).toBe(false)
  },
)

test('our own CSV comes back as it was, formulas and apostrophes too [IMPORT-1]', () => {
  const texts = ['=1+1', "'=1+1", '-5', '＝x', "'quoted'", 'One, "two"\nthree; four', 'दीप']
  const rows = texts.map((noti, id) => ({
    id,
    noti,
    url: '/courses',
    datetime: '2026-11-20T16:12:00',
  }))

  const lines = imported(notification, toCsv(notification, rows))

  expect(lines.map(({ values }) => values)).toEqual(
    texts.map((noti) => ({ noti, url: '/courses' })),
  )
})

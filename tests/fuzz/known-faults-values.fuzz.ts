import { expect, test } from 'vitest'
import { textsByFormat } from '../../mocks/engine/data/generated/texts'
import { courses } from '../../src/admin/resources/courses'
import type { AnyRecord } from '../../src/admin/resource'
import { toFormData } from '../../src/api/to-form-data'
import { toText } from '../../src/lib/to-text'
import { editableRecordsOf, explore } from './explore'
import {
  findCsvFaults,
  findFormatFaults,
  findRequestFaults,
  findUpdateFaults,
} from './value-faults'

const rows = editableRecordsOf('course')

const put = (row: AnyRecord, body: FormData) =>
  new Request(`http://localhost/admin/api/courses/${encodeURIComponent(String(row.id))}`, {
    method: 'PUT',
    body,
  })

const putFaults = (change: (form: FormData, row: AnyRecord) => void) => async (row: AnyRecord) => {
  const form = toFormData(row, 'nulls as empty')
  change(form, row)
  const request = put(row, form)
  return [
    ...(await findRequestFaults(request)),
    ...(await findUpdateFaults(courses, row, {}, request)),
  ]
}

const csvFaults = (write: (row: AnyRecord) => string[]) => (row: AnyRecord) => {
  const fields = ['id', ...new Set(courses.columns.map(({ field }) => field))]
  return findCsvFaults(courses, [row], `${fields.join(',')}\r\n${write(row).join(',')}\r\n`)
}

/** Typical faults, each with the text that the fuzz must report. */
const knownFaults: Record<
  string,
  [find: (row: AnyRecord) => string[] | Promise<string[]>, report: RegExp]
> = {
  'a field is dropped on PUT': [putFaults((form) => form.delete('duration')), /loses duration/],
  'a text is trimmed on PUT': [
    putFaults((form, { title }) => form.set('title', String(title).trim())),
    /sends title as/,
  ],
  'a CSV cell is not quoted': [
    csvFaults((row) => ['id', 'filePath', 'title'].map((field) => toText(row[field]))),
    /cells|lines|breaks off/,
  ],
  'a date that cannot be read is shown as "Invalid Date"': [
    ({ startDate }) =>
      typeof startDate === 'string'
        ? findFormatFaults(startDate, new Date(startDate).toDateString())
        : [],
    /Invalid Date/,
  ],
}

test.each(Object.entries(knownFaults))(
  'the fuzz finds that %s [FUZZ-3]',
  async (_, [find, report]) => {
    const found = explore(rows, find, { runs: 100, seed: 1, screen: 'courses' })

    await expect(found).rejects.toThrow(report)
    await expect(found).rejects.toThrow(/seed: 1\.\d+/)
    await expect(found).rejects.toThrow(/smallest case: \{/)
    await expect(found).rejects.toThrow(/link: \/courses\?mock\.data=generated&mock\.seed=1\.\d/)
  },
)

test('correct values are not reported [FUZZ-3]', async () => {
  await explore(
    rows,
    putFaults(() => {}),
    { runs: 50, seed: 1 },
  )
  await explore(textsByFormat.date!, (text) => findFormatFaults(text, text), { runs: 50, seed: 1 })
})

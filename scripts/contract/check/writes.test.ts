import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { CallName } from '../../../mocks/engine/operations'
import { db } from '../../../mocks/engine/data/db'
import { reseed } from '../../../mocks/engine/reset'
import { pathOf } from './request/send-request'
import {
  check,
  closeAll,
  eachRecord,
  failures,
  says,
  server,
  withoutField,
  type Wrong,
} from './broken-server'

beforeEach(() => reseed())
afterEach(closeAll)

describe('a write is reported that', () => {
  test.each<[string, CallName, Wrong, RegExp]>([
    [
      'says no',
      'POST /admin/api/courses',
      says('{"status":false,"userMessage":"Not today."}'),
      /^addCourse: status: not true \(Not today\.\); not in the list/,
    ],
    [
      'says yes and keeps nothing',
      'POST /admin/api/slider',
      says('{"status":true}'),
      /^addSlide: not in the list/,
    ],
    [
      'forgets the edit',
      'PUT /admin/api/courses/{id}',
      says('{"status":true}'),
      /^updateCourse: title: the edit was not kept; description: the edit was not kept; duration/,
    ],
    [
      'deletes nothing',
      'DELETE /admin/api/iGallery',
      says('{"status":true}'),
      /^removeImages: it remains, delete it by hand: title "Contract check \w+" in \/admin\/api\/iGallery$/,
    ],
  ])('%s', async (_what, call, wrong, said) => {
    const base = await server(call, wrong)

    const found = failures(
      await check(base, { only: pathOf(call).replace('/{id}', ''), write: true }),
    )

    expect(found).toHaveLength(1)
    expect(found[0]).toMatch(said)
  })

  test.each(['title', 'description', 'duration', 'courseType', 'startDate', 'endTime'])(
    'drops the field %s of an edit',
    async (field) => {
      const base = await server('PUT /admin/api/courses/{id}', withoutField(field))

      const found = failures(await check(base, { only: '/courses', write: true }))

      expect(found).toEqual([`updateCourse: ${field}: the edit was not kept`])
    },
  )

  test('loses the picture at an edit that sends none', async () => {
    const base = await server('PUT /admin/api/slider/{id}', async (right) => {
      const answer = await right()
      const last = db.slide.list().rows.at(-1)!
      db.slide.update(last.id, { filePath: null })
      return answer
    })

    const found = failures(await check(base, { only: '/slider', write: true }))

    expect(found).toEqual(['updateSlide: filePath: was there before the edit, and lost'])
  })

  test.each([
    ['files/none.png', /^addSlide: filePath: 404 at http:\/\/127\.0\.0\.1:\d+\/files\/none\.png$/],
    ['C:\\files\\none.png', /^addSlide: filePath: "C:\\files\\none\.png" is no address$/],
    ['', /^addSlide: filePath: a file was sent, and lost$/],
  ])('keeps an upload where it cannot be fetched: %s', async (filePath, words) => {
    const base = await server('GET /admin/api/slider', eachRecord({ filePath }))

    const found = failures(await check(base, { only: '/slider', write: true }))

    expect(found).toHaveLength(1)
    expect(found[0]).toMatch(words)
  })

  test('loses a field', async () => {
    const base = await server('GET /admin/api/courses', eachRecord({ duration: null }))

    const found = failures(await check(base, { only: '/courses', write: true }))

    expect(found).toEqual([
      'addCourse: duration: sent, and lost',
      'updateCourse: duration: sent, and lost',
    ])
  })

  test('is not found by the search; it is found and deleted all the same', async () => {
    const base = await server('GET /admin/api/courses', (right, request) =>
      request.url.includes('search=')
        ? Promise.resolve(Response.json({ total_records: 0, record_per_page: [] }))
        : right(),
    )
    const before = db.course.list().total

    const found = failures(await check(base, { only: '/courses', write: true }))

    expect(found).toHaveLength(1)
    expect(found[0]).toMatch(/^addCourse: search=Contract check \w+: does not find the new record$/)
    expect(db.course.list().total).toBe(before)
  })
})

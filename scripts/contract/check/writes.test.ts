import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { OperationName } from '../../../mocks/engine/operations'
import { db } from '../../../mocks/engine/data/db'
import { reseed } from '../../../mocks/engine/reset'
import { clockNotes } from './writes'
import { pathOf } from './request/send-request'
import {
  runCheck,
  closeServers,
  eachRecord,
  failures,
  respondWith,
  startServer,
  withoutField,
  type BrokenResponse,
} from './broken-server'

beforeEach(() => reseed())
afterEach(closeServers)

/** Does what was asked for, and answers with another body. */
const afterDoing =
  (body: unknown, status = 200): BrokenResponse =>
  async (correct) => {
    await correct()
    return status === 200
      ? Response.json(body)
      : new Response(null, { status, headers: { Location: '/admin/courses' } })
  }

/** Refuses the first call with a 429. */
function throttledOnce(): BrokenResponse {
  let calls = 0
  return (correct) => {
    calls += 1
    const busy = { status: 429, headers: { 'Retry-After': '1' } }
    return calls === 1 ? Promise.resolve(new Response(null, busy)) : correct()
  }
}

describe('reports a write that', () => {
  test.each<[string, OperationName, BrokenResponse, RegExp]>([
    [
      'is rejected',
      'POST /admin/api/courses',
      respondWith('{"status":false,"userMessage":"Not today."}'),
      /^addCourse: status: not true \(Not today\.\); not in the list/,
    ],
    [
      'succeeds and stores nothing',
      'POST /admin/api/slider',
      respondWith('{"status":true}'),
      /^addSlide: not in the list/,
    ],
    [
      'does not store the edit',
      'PUT /admin/api/courses/{id}',
      respondWith('{"status":true}'),
      /^updateCourse: title: the edit was not stored; description: the edit was not stored; duration/,
    ],
    [
      'deletes nothing',
      'DELETE /admin/api/iGallery',
      respondWith('{"status":true}'),
      /^removeImages: it still exists, delete it by hand: title "Contract check \w+" in \/admin\/api\/iGallery$/,
    ],
  ])('%s', async (_what, call, broken, message) => {
    const base = await startServer(call, broken)

    const found = failures(
      await runCheck(base, { only: pathOf(call).replace('/{id}', ''), write: true }),
    )

    expect(found).toHaveLength(1)
    expect(found[0]).toMatch(message)
  })

  test.each([
    ['2026-12-01T04:30:00', 1],
    ['2026-12-01T04:30:00Z', 0],
    ['2026-12-01T10:00:00', 0],
    [null, 0],
  ])('dates a new record %s: %i notes', (datetime, notes) => {
    const found = clockNotes({ id: 1, datetime }, Date.parse('2026-12-01T10:00:20+05:30'))

    expect(found).toHaveLength(notes)
  })

  test('keeps what an edit clears, as a note', async () => {
    const base = await startServer('PUT /admin/api/courses/{id}', async (correct, request) => {
      const form = await request.clone().formData()
      return form.get('description') === '' ? Response.json({ status: true }) : correct()
    })

    const rows = await runCheck(base, { only: '/courses', write: true })

    expect(failures(rows)).toEqual([])
    expect(rows.find(({ variant }) => variant === 'with a field cleared')?.messages).toEqual([
      '(note) description: the server keeps what an edit clears; staff are told',
    ])
  })

  test.each<[string, OperationName, BrokenResponse]>([
    ['says yes in other words', 'PUT /admin/api/courses/{id}', afterDoing({ ok: true })],
    ['counts what it has deleted', 'DELETE /admin/api/courses', afterDoing({ deleted: 1 })],
    ['answers null', 'POST /admin/api/courses', afterDoing(null)],
    ['throttles one call', 'POST /admin/api/courses', throttledOnce()],
  ])('%s is no fault', async (_what, call, broken) => {
    const base = await startServer(call, broken)

    expect(failures(await runCheck(base, { only: '/courses', write: true }))).toEqual([])
  })

  test.each<[string, Parameters<typeof startServer>]>([
    ['answers with a way to the list', ['POST /admin/api/courses', afterDoing(null, 302)]],
    ['is done at the path with a final slash', [undefined, undefined, true]],
  ])('%s leaves no record behind', async (_what, server) => {
    const base = await startServer(...server)
    const before = db.course.list().total

    const found = failures(await runCheck(base, { only: '/courses', write: true }))

    expect(db.course.list().total).toBe(before)
    expect(found.filter((line) => !line.includes('redirects to'))).toEqual([])
  })

  test.each(['title', 'endTime'])('drops the field %s of an edit', async (field) => {
    const base = await startServer('PUT /admin/api/courses/{id}', withoutField(field))

    const found = failures(await runCheck(base, { only: '/courses', write: true }))

    expect(found).toEqual([`updateCourse: ${field}: the edit was not stored`])
  })

  test('loses the picture by an edit without a picture', async () => {
    const base = await startServer('PUT /admin/api/slider/{id}', async (correct) => {
      const response = await correct()
      const last = db.slide.list().rows.at(-1)!
      db.slide.update(last.id, { filePath: null })
      return response
    })

    const found = failures(await runCheck(base, { only: '/slider', write: true }))

    expect(found).toEqual(['updateSlide: filePath: emptied by the edit'])
  })

  test.each([
    ['files/none.png', /^addSlide: filePath: 404 at http:\/\/127\.0\.0\.1:\d+\/files\/none\.png$/],
    ['C:\\files\\none.png', /^addSlide: filePath: "C:\\files\\none\.png" is no address$/],
    ['', /^addSlide: filePath: a file was sent, but filePath is empty$/],
  ])('stores an upload where it cannot be fetched: %s', async (filePath, words) => {
    const base = await startServer('GET /admin/api/slider', eachRecord({ filePath }))

    const found = failures(await runCheck(base, { only: '/slider', write: true }))

    expect(found).toHaveLength(1)
    expect(found[0]).toMatch(words)
  })

  test('the search does not find, and deletes its record by the whole list', async () => {
    const base = await startServer('GET /admin/api/courses', (correct, request) =>
      request.url.includes('search=')
        ? Promise.resolve(Response.json({ total_records: 0, record_per_page: [] }))
        : correct(),
    )
    const before = db.course.list().total

    const found = failures(await runCheck(base, { only: '/courses', write: true }))

    expect(found).toHaveLength(1)
    expect(found[0]).toMatch(/^addCourse: search=Contract check \w+: does not find the new record$/)
    expect(db.course.list().total).toBe(before)
  })
})

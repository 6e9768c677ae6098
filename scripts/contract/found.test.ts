import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { CallName } from '../../mocks/calls'
import { db } from '../../mocks/db'
import { reseed } from '../../mocks/reset'
import { pathOf } from './call'
import { changed, check, closeAll, eachRecord, failures, says, server, type Wrong } from './faulty'

beforeEach(() => reseed())
afterEach(closeAll)

describe('a read is reported that', () => {
  test.each<[string, CallName, Wrong, RegExp]>([
    [
      'sends a wrong type',
      'GET /admin/api/courses',
      eachRecord({ title: 5 }),
      /^listCourses: record_per_page\.0\.title: must be string/,
    ],
    [
      'leaves a field out',
      'GET /admin/api/slider',
      eachRecord({ id: undefined }),
      /^listSlides: record_per_page\.0\.id: must have required property/,
    ],
    [
      'leaves the total out',
      'GET /admin/api/vGallery',
      changed((answer) => ({ ...answer, total_records: undefined })),
      /^listVideos: total_records: must have required property/,
    ],
    [
      'answers with another status',
      'GET /weatherforecast',
      says('{"title":"It broke."}', 500, 'application/problem+json'),
      /^forecast: 500 where 200 was due \(It broke\.\)$/,
    ],
    [
      'answers with a web page',
      'GET /admin/api/igallery',
      says('<!doctype html><title>Temple</title>', 200, 'text/html'),
      /^listGalleryImages: 200 with a web page \(HTML\) in place of JSON/,
    ],
    [
      'rejects the letter case of the path',
      'GET /general/api/CourseRegister',
      says('{"title":"Not Found","status":404}', 404, 'application/problem+json'),
      /^listRegistrations: 404 where 200 was due .* must be those of \/general\/api\/CourseRegister$/,
    ],
    [
      'redirects',
      'GET /admin/api/notification',
      () => Promise.resolve(Response.redirect('https://temple.example/login', 302)),
      /^listNotifications: redirects to https:\/\/temple\.example\/login; /,
    ],
    [
      'has an empty body',
      'GET /admin/api/activities',
      says(''),
      /^listActivities: the body is empty$/,
    ],
    [
      'breaks off in its JSON',
      'GET /admin/api/iGallery',
      says('{"status":true,"rec'),
      /^listImages: is not JSON: \{"status":true,"rec$/,
    ],
    [
      'says that JSON is text',
      'GET /admin/api/vgallery',
      says('{"record_per_page":[]}', 200, 'text/plain'),
      /^listGalleryVideos: \(content type\): text\/plain is not in the contract$/,
    ],
    [
      'takes no notice of the page size',
      'GET /admin/api/courses',
      changed((answer) => ({
        ...answer,
        total_records: 40,
        record_per_page: Array.from({ length: 40 }, () => answer.record_per_page[0]!),
      })),
      /^listCourses: record_per_page: 40 records where page_size was 5$/,
    ],
    [
      'never answers',
      'GET /admin/api/slider',
      () => Promise.resolve(undefined),
      /^listSlides: no answer within 0\.3 s$/,
    ],
    [
      'breaks the connection',
      'GET /admin/api/slider',
      () => Promise.resolve(Response.error()),
      /^listSlides: the connection broke off/,
    ],
  ])('%s', async (what, call, wrong, said) => {
    const base = await server(call, wrong)
    const limit = what === 'never answers' ? 300 : 5000

    const found = failures(await check(base, { only: pathOf(call), limit }))

    expect(found.filter((words) => said.test(words))).toHaveLength(1)
    expect(new Set(found.map((words) => words.split(':')[0])).size).toBe(1)
  })

  test('answers without a token what is for the back office alone', async () => {
    const base = await server('GET /admin/api/mailrequest', () =>
      Promise.resolve(Response.json({ record_per_page: [], total_records: 0 })),
    )

    const found = failures(await check(base, { only: '/mailrequest' }))

    expect(found).toEqual(['listMails: 200 where 401 was due'])
  })
})

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
      /^updateCourse: title: the edit was not kept$/,
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

  test('loses a field', async () => {
    const base = await server('GET /admin/api/courses', eachRecord({ duration: null }))

    const found = failures(await check(base, { only: '/courses', write: true }))

    expect(found).toEqual(['addCourse: duration: sent, and lost'])
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

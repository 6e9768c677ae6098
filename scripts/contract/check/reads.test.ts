import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { OperationName } from '../../../mocks/engine/operations'
import { reseed } from '../../../mocks/engine/reset'
import { pathOf } from './request/send-request'
import {
  changeBody,
  runCheck,
  closeServers,
  eachRecord,
  eachValue,
  failures,
  respondWith,
  startServer,
  withoutSearch,
  type BrokenResponse,
} from './broken-server'

beforeEach(() => reseed())
afterEach(closeServers)

describe('reports a read that', () => {
  test.each<[string, OperationName, BrokenResponse, RegExp]>([
    [
      'sends a wrong type',
      'GET /admin/api/courses',
      eachRecord({ title: 5 }),
      /^listCourses: record_per_page\.0\.title: must be string/,
    ],
    [
      'responds with another status',
      'GET /weatherforecast',
      respondWith('{"title":"It broke."}', 500, 'application/problem+json'),
      /^forecast: 500 instead of 200 \(It broke\.\)$/,
    ],
    [
      'responds with a web page',
      'GET /admin/api/igallery',
      respondWith('<!doctype html><title>Temple</title>', 200, 'text/html'),
      /^listGalleryImages: 200 with a web page \(HTML\) in place of JSON/,
    ],
    [
      'rejects the letter case of the path',
      'GET /general/api/CourseRegister',
      respondWith('{"title":"Not Found","status":404}', 404, 'application/problem+json'),
      /^listRegistrations: 404 instead of 200 .* must be those of \/general\/api\/CourseRegister$/,
    ],
    [
      'redirects',
      'GET /admin/api/notification',
      () => Promise.resolve(Response.redirect('https://temple.example/login', 302)),
      /^listNotifications: redirects to https:\/\/temple\.example\/login; /,
    ],
    [
      'ignores the page size',
      'GET /admin/api/courses',
      changeBody((body) => ({
        ...body,
        total_records: 40,
        record_per_page: Array.from({ length: 40 }, () => body.record_per_page[0]!),
      })),
      /^listCourses: record_per_page: 40 records where page_size was 5$/,
    ],
    [
      'ignores the search',
      'GET /admin/api/courses',
      withoutSearch,
      /^listCourses: search=no-such-\w+: 5 records, though none holds it$/,
    ],
    [
      'counts more records than there are',
      'GET /admin/api/courses',
      changeBody((body) => ({ ...body, total_records: Number(body.total_records) + 40 })),
      /^listCourses: total_records: \d+, but page \d+ has no records$/,
    ],
    [
      'writes dates in another order',
      'GET /admin/api/courses',
      eachValue('startDate', (date) => date.split('-').toReversed().join('/')),
      /^listCourses: record_per_page\.0\.startDate: "\d\d\/\d\d\/\d{4}" is not in the order year-month-day$/,
    ],
    [
      'names its fields in PascalCase',
      'GET /admin/api/courses',
      changeBody((body) => ({
        ...body,
        record_per_page: body.record_per_page.map(({ title, ...record }) => ({
          ...record,
          Title: title,
        })),
      })),
      /^listCourses: record_per_page\.0\.title: must have required property 'title' \(found `Title`: .*camelCase/,
    ],
    [
      'is rejected with messages for fields',
      'GET /admin/api/slider',
      respondWith(
        '{"title":"One or more validation errors occurred.","status":400,"errors":{"page":["Too small."],"search":["Too long.","No."]}}',
        400,
        'application/problem+json',
      ),
      /^listSlides: 400 instead of 200 \(One or more validation errors occurred\.; page: Too small\.; search: Too long\. No\.\)$/,
    ],
    [
      'never responds',
      'GET /admin/api/slider',
      () => Promise.resolve(undefined),
      /^listSlides: no response within 0\.3 s$/,
    ],
  ])('%s', async (what, call, broken, message) => {
    const base = await startServer(call, broken)
    const limit = what === 'never responds' ? 300 : 5000

    const found = failures(await runCheck(base, { only: pathOf(call), limit }))

    expect(found.filter((line) => message.test(line))).toHaveLength(1)
    expect(new Set(found.map((line) => line.split(':')[0])).size).toBe(1)
  })

  test('responds to an admin request without a token', async () => {
    const base = await startServer('GET /admin/api/mailrequest', () =>
      Promise.resolve(Response.json({ record_per_page: [], total_records: 0 })),
    )

    const found = failures(await runCheck(base, { only: '/mailrequest' }))

    expect(found).toEqual(['listMails: 200 instead of 401'])
  })
})

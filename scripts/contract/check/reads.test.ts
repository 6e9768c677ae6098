import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { CallName } from '../../../mocks/engine/operations'
import { reseed } from '../../../mocks/engine/reset'
import { pathOf } from './request/send-request'
import {
  changed,
  check,
  closeAll,
  eachRecord,
  eachValue,
  failures,
  says,
  server,
  withoutSearch,
  type Wrong,
} from './broken-server'

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
      'takes no notice of the search',
      'GET /admin/api/courses',
      withoutSearch,
      /^listCourses: search=no-such-\w+: 5 records, though none holds it$/,
    ],
    [
      'counts more records than there are',
      'GET /admin/api/courses',
      changed((answer) => ({ ...answer, total_records: Number(answer.total_records) + 40 })),
      /^listCourses: total_records: \d+, but page \d+ has no records$/,
    ],
    [
      'counts more records than its only page has',
      'GET /admin/api/activities',
      changed((answer) => ({
        ...answer,
        total_records: 3,
        record_per_page: answer.record_per_page.slice(0, 2),
      })),
      /^listActivities: total_records: 3, with 2 records on the only page/,
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
      changed((answer) => ({
        ...answer,
        record_per_page: answer.record_per_page.map(({ title, ...record }) => ({
          ...record,
          Title: title,
        })),
      })),
      /^listCourses: record_per_page\.0\.title: must have required property 'title' \(`Title` came: .*camelCase/,
    ],
    [
      'names even its list in PascalCase',
      'GET /admin/api/courses',
      changed(({ record_per_page, ...answer }) => ({
        ...answer,
        Record_Per_Page: record_per_page,
      })),
      /^listCourses: record_per_page: must have required property 'record_per_page' \(`Record_Per_Page` came/,
    ],
    [
      'is refused field by field',
      'GET /admin/api/slider',
      says(
        '{"title":"One or more validation errors occurred.","status":400,"errors":{"page":["Too small."],"search":["Too long.","No."]}}',
        400,
        'application/problem+json',
      ),
      /^listSlides: 400 where 200 was due \(One or more validation errors occurred\.; page: Too small\.; search: Too long\. No\.\)$/,
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

import { expect, test } from 'vitest'
import {
  formatLink,
  parseMoment,
  defaultSettings,
  parseLink,
  stripMockParameters,
  type MockSettings,
} from './mock-settings'

test('a URL without mock parameters gives no link', () => {
  expect(parseLink('?page=2&mockery=1')).toBeUndefined()
})

test('every parameter is parsed [MOCK-1] [QA-2]', () => {
  const link = parseLink(
    '?mock.scenario=slow&page=2&mock.seed=river-7&mock.rows=500,message:100000&mock.delay=250&mock.fail=PUT+admin/api/courses:500&mock.fail=POST%20/general/api/contactus/:message-array*2&mock.hold=GET+admin/api/slider&mock.reorder=GET+admin/api/courses&mock.delay=PUT+admin/api/courses:800&mock.lists=cap:50,max:50,size:10,404,signed,long-ids,bad-letters&mock.server=drf&mock.auth=admin&mock.now=2026-12-24T18:30&mock.reset',
  )

  expect(link).toEqual({
    settings: {
      scenario: 'slow',
      seed: 'river-7',
      rows: 500,
      counts: { message: 100_000 },
      delay: 250,
      faults: [
        { operation: 'PUT /admin/api/courses/{id}', response: 500 },
        { operation: 'POST /general/api/contactus/', response: 'message-array', times: 2 },
      ],
      timings: [
        { operation: 'GET /admin/api/slider', kind: 'hold' },
        { operation: 'GET /admin/api/courses', kind: 'reorder' },
        { operation: 'PUT /admin/api/courses/{id}', kind: 'delay', ms: 800 },
      ],
      server: 'drf',
      lists: {
        cap: 50,
        max: 50,
        size: 10,
        notFound: true,
        signed: true,
        longIds: true,
        badLetters: true,
      },
      now: '2026-12-24T18:30',
    },
    auth: 'admin',
    reset: true,
    unknown: [],
  })
})

test.each([
  'mock.scenario=sunny',
  'mock.seed=two words',
  'mock.rows=many',
  'mock.rows=100001',
  'mock.rows=elephant:3',
  'mock.delay=-1',
  'mock.delay=60001',
  'mock.fail=PUT admin/api/elephants:500',
  'mock.fail=PUT admin/api/courses:200',
  'mock.fail=PUT admin/api/courses',
  'mock.hold=GET admin/api/elephants',
  'mock.reorder=GET',
  'mock.delay=GET admin/api/slider:60001',
  'mock.server=php',
  'mock.server=constructor',
  'mock.lists=cap',
  'mock.lists=404:2',
  'mock.lists=short',
  'mock.auth=root',
  'mock.now=tomorrow',
  'mock.now=2026-13-40',
  'mock.wether=bad',
])('%s is ignored and listed as unknown', (part) => {
  const link = parseLink(`?${part}`)

  expect(link?.unknown).toEqual([part])
  expect(link?.settings).toEqual(defaultSettings)
})

test('settings formatted as a link and parsed again are equal', () => {
  const settings: MockSettings = {
    scenario: 'expired-token-after-N',
    after: 5,
    seed: 'river-7',
    rows: 40,
    counts: { course: 0, mail: 99 },
    delay: 1200,
    faults: [{ operation: 'DELETE /general/api/CourseRegister', response: 'offline', times: 3 }],
    timings: [
      { operation: 'GET /admin/api/slider', kind: 'hold' },
      { operation: 'GET /admin/api/courses', kind: 'delay', ms: 90 },
    ],
    lists: { max: 50, size: 10, notFound: true, longIds: true },
    now: '2027-01-01',
  }

  const link = formatLink(settings, 'expired')

  expect(link).toBe(
    'mock.scenario=expired-token-after-5&mock.seed=river-7&mock.rows=40,course:0,mail:99&mock.delay=1200&mock.fail=DELETE+general/api/CourseRegister:offline*3&mock.hold=GET+admin/api/slider&mock.delay=GET+admin/api/courses:90&mock.lists=max:50,size:10,404,long-ids&mock.now=2027-01-01&mock.auth=expired',
  )
  expect(parseLink(link)).toEqual({ settings, auth: 'expired', reset: false, unknown: [] })
})

test('default settings give an empty link', () => {
  expect(formatLink(defaultSettings)).toBe('')
})

test('other parameters stay in the URL as they were written', () => {
  const search = '?type=Short%20Term&mock.scenario=slow&name=a+b&mock.reset'

  expect(stripMockParameters(search)).toBe('?type=Short%20Term&name=a+b')
  expect(stripMockParameters('?mock.auth=admin')).toBe('')
})

test('a day without a time starts at ten in India', () => {
  expect(parseMoment('2026-11-21')).toBe(Date.parse('2026-11-21T04:30:00Z'))
})

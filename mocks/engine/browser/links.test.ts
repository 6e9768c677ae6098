import { expect, test } from 'vitest'
import { linkOf, momentOf, plain, readLink, withoutMock, type Setting } from './links'

test('an address without a word for the mock server asks for nothing', () => {
  expect(readLink('?page=2&mockery=1')).toBeUndefined()
})

test('every parameter is read', () => {
  const asked = readLink(
    '?mock.scenario=slow&page=2&mock.seed=river-7&mock.rows=500,message:100000&mock.delay=250&mock.fail=PUT+admin/api/courses:500&mock.fail=POST%20/general/api/contactus/:message-array*2&mock.auth=admin&mock.now=2026-12-24T18:30&mock.reset',
  )

  expect(asked).toEqual({
    setting: {
      scenario: 'slow',
      seed: 'river-7',
      rows: 500,
      counts: { message: 100_000 },
      delay: 250,
      faults: [
        { call: 'PUT /admin/api/courses/{id}', answer: 500 },
        { call: 'POST /general/api/contactus/', answer: 'message-array', times: 2 },
      ],
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
  'mock.auth=root',
  'mock.now=tomorrow',
  'mock.now=2026-13-40',
  'mock.wether=bad',
])('%s is named and ignored', (part) => {
  const asked = readLink(`?${part}`)

  expect(asked?.unknown).toEqual([part])
  expect(asked?.setting).toEqual(plain)
})

test('a setting, made into a link and read again, is the same', () => {
  const setting: Setting = {
    scenario: 'expired-token-after-N',
    after: 5,
    seed: 'river-7',
    rows: 40,
    counts: { course: 0, mail: 99 },
    delay: 1200,
    faults: [{ call: 'DELETE /general/api/CourseRegister', answer: 'offline', times: 3 }],
    now: '2027-01-01',
  }

  const link = linkOf(setting, 'expired')

  expect(link).toBe(
    'mock.scenario=expired-token-after-5&mock.seed=river-7&mock.rows=40,course:0,mail:99&mock.delay=1200&mock.fail=DELETE+general/api/CourseRegister:offline*3&mock.now=2027-01-01&mock.auth=expired',
  )
  expect(readLink(link)).toEqual({ setting, auth: 'expired', reset: false, unknown: [] })
})

test('the usual setting needs no word', () => {
  expect(linkOf(plain)).toBe('')
})

test('what is not meant for the mock server stays in the address as it was written', () => {
  const search = '?type=Short%20Term&mock.scenario=slow&name=a+b&mock.reset'

  expect(withoutMock(search)).toBe('?type=Short%20Term&name=a+b')
  expect(withoutMock('?mock.auth=admin')).toBe('')
})

test('a day without a time begins at ten in India', () => {
  expect(momentOf('2026-11-21')).toBe(Date.parse('2026-11-21T04:30:00Z'))
})

import { beforeEach, expect, test } from 'vitest'
import { exportSnapshot, parseSnapshot } from '../../engine/data/snapshot'
import { reseed } from '../../engine/reset'
import type { LoggedCall } from './call-log'
import { formatReport, formatReportFile, parseReport, type ReportContent } from './report'

beforeEach(() => reseed())

const call = (number: number): LoggedCall => ({
  id: String(number),
  method: 'GET',
  url: '',
  path: `/admin/api/courses?page=${number}`,
  isSignedIn: true,
  fields: [],
  status: 200,
  ms: 12,
  isDocumented: true,
  violations: number === 25 ? ['response total_records: must be integer'] : [],
})

const content: ReportContent = {
  link: 'http://localhost/admin/courses?mock.scenario=wrong-shape&mock.auth=admin',
  build: '0.1.0 (1e8294db)',
  browser: 'Chromium 140',
  window: '1280 x 800',
  language: 'hi',
  now: '2026-11-21T04:30:00.000Z',
  calls: Array.from({ length: 25 }, (_, index) => call(index + 1)),
  console: [{ at: 900, text: 'warning: Unable to get notification.' }],
  alerts: [{ at: 950, text: 'Error a | b' }],
}

test('a report has link, build, browser, window, language, calls, console and alerts [QA-1]', () => {
  const report = formatReport(content)

  for (const fact of [content.link, content.build, content.browser, content.window, content.now])
    expect(report).toContain(fact)
  expect(report).toContain('Language: hi')
  expect(report).toContain('900 ms: warning: Unable to get notification.')
  expect(report).toContain('950 ms: Error a \\| b')
})

test('a report has the last 20 calls with the result of the contract check [QA-1]', () => {
  const rows = formatReport(content).match(/^\| GET .+$/gm)!

  expect(rows).toHaveLength(20)
  expect(rows[0]).toBe('| GET /admin/api/courses?page=6 | 200 | 12 | kept |')
  expect(rows.at(-1)).toContain('must be integer')
})

test('a report file is read again with data and log [QA-1]', () => {
  const data = parseSnapshot(exportSnapshot())

  const report = parseReport(formatReportFile(content, data))

  expect(report).toMatchObject(content)
  expect(report?.data).toEqual(data)
})

test('a file of another kind is not read as a report, and a broken report is rejected with a reason', () => {
  expect(parseReport('{}')).toBeUndefined()
  expect(parseReport('not JSON')).toBeUndefined()
  expect(() => parseReport(formatReportFile({ ...content, link: '' }, {} as never))).toThrow(
    'no valid link',
  )
  expect(() => parseReport(formatReportFile(content, {} as never))).toThrow('is not an export')
})

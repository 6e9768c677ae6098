import { expect, test } from 'vitest'
import type { LoggedCall } from './call-log'
import { formatReport } from './report'

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

test('a report has where it happened and the last 20 calls with the contract check [QA-1]', () => {
  const calls = Array.from({ length: 25 }, (_, index) => call(index + 1))

  const report = formatReport({ Link: 'http://localhost/?mock.auth=admin', Language: 'hi' }, calls)

  expect(report).toContain('- Link: http://localhost/?mock.auth=admin\n- Language: hi')
  const rows = report.match(/^\| GET .+$/gm)!
  expect(rows).toHaveLength(20)
  expect(rows[0]).toBe('| GET /admin/api/courses?page=6 | 200 | 12 | kept |')
  expect(rows.at(-1)).toContain('must be integer')
})

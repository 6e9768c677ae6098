import { expect, test } from 'vitest'
import { formatCurl } from './curl'
import type { LoggedCall } from './call-log'

const call: LoggedCall = {
  id: '1',
  method: 'PUT',
  url: 'http://localhost/admin/api/courses/1',
  path: '/admin/api/courses/1',
  isSignedIn: true,
  isDocumented: true,
  fields: [
    { name: 'title', value: "Rama's @ghat" },
    { name: 'file', file: 'चित्र.png' },
    { name: 'new_pass', value: '' },
  ],
}

test('a form is formatted field by field, quoted and without secrets', () => {
  expect(formatCurl(call).split(' \\\n  ')).toEqual([
    `curl -X PUT 'http://localhost/admin/api/courses/1'`,
    `-H "Authorization: Bearer $TOKEN"`,
    `--form-string 'title=Rama'\\''s @ghat'`,
    `-F 'file=@चित्र.png'`,
    `--form-string "new_pass=$PASSWORD"`,
  ])
})

test('JSON is formatted as JSON', () => {
  const json = '{"deleteData":[1,2]}'

  expect(formatCurl({ ...call, isSignedIn: false, fields: [], json })).toContain(
    `-H 'Content-Type: application/json' \\\n  --data-raw '${json}'`,
  )
})

import { expect, test } from 'vitest'
import { curlOf } from './curl'
import type { LoggedCall } from './call-log'

const call: LoggedCall = {
  id: '1',
  method: 'PUT',
  url: 'http://localhost/admin/api/courses/1',
  path: '/admin/api/courses/1',
  signedIn: true,
  known: true,
  fields: [
    { name: 'title', value: "Rama's @ghat" },
    { name: 'file', file: 'चित्र.png' },
    { name: 'new_pass', value: '' },
  ],
}

test('a form is repeated field by field, whatever stands in it, and holds no secret', () => {
  expect(curlOf(call).split(' \\\n  ')).toEqual([
    `curl -X PUT 'http://localhost/admin/api/courses/1'`,
    `-H "Authorization: Bearer $TOKEN"`,
    `--form-string 'title=Rama'\\''s @ghat'`,
    `-F 'file=@चित्र.png'`,
    `--form-string "new_pass=$PASSWORD"`,
  ])
})

test('JSON is repeated as JSON', () => {
  const json = '{"deleteData":[1,2]}'

  expect(curlOf({ ...call, signedIn: false, fields: [], json })).toContain(
    `-H 'Content-Type: application/json' \\\n  --data-raw '${json}'`,
  )
})

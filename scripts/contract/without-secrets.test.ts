import { expect, test } from 'vitest'
import { withoutSecrets } from './without-secrets.mjs'

const token = 'eyJhbGciOiJIUzI1NiJ9.e30.x_y-z'
const password = 'Temple@2026'

test.each([
  ['a header', `authorization: Bearer ${token}`],
  ['a header as JSON', `{"Authorization":"Bearer ${token}"}`],
  ['a response', `{"userMessage":"Authentication successful","token":"${token}"}`],
  ['a response over several lines', `  "token": "${token}",\n  "userMessage": "x"`],
  ['an output of a step', `token: ${token}`],
  ['a form', `email=a%40b.org&password=${encodeURIComponent(password)}`],
  ['a body as text', `{"email":"a@b.org","password":"${password}"}`],
])('%s shows neither token nor password', (_where, text) => {
  const masked = withoutSecrets(text, password)

  expect(masked).toContain('***')
  for (const secret of [token, password, encodeURIComponent(password)])
    expect(masked).not.toContain(secret)
})

test('a token is masked wherever it stands, once one place has told it', () => {
  const text = `Bearer ${token}\nThe server says: ${token} has expired.`

  expect(withoutSecrets(text, password)).toBe('Bearer ***\nThe server says: *** has expired.')
})

test('other words stay', () => {
  const text = '✓ POST /general/api/login/ - status code check'

  expect(withoutSecrets(text, password)).toBe(text)
})

import { expect, test } from 'vitest'
import { networkErrorOf } from './network-error'

const url = new URL('https://temple.example/api/')
const fetchError = (code: string, message = '') =>
  new TypeError('fetch failed', { cause: Object.assign(new Error(message), { code }) })

test.each([
  ['ECONNREFUSED', 'nothing listens at https://temple.example (connection refused)'],
  ['ENOTFOUND', 'the name temple.example is not known (DNS, ENOTFOUND)'],
  ['DEPTH_ZERO_SELF_SIGNED_CERT', 'the certificate of temple.example is not accepted'],
  ['CERT_HAS_EXPIRED', 'the certificate of temple.example is not accepted'],
  ['ERR_TLS_CERT_ALTNAME_INVALID', 'the certificate of temple.example is not accepted'],
  ['ERR_SSL_WRONG_VERSION_NUMBER', 'temple.example does not speak https'],
  ['EHOSTUNREACH', 'temple.example cannot be reached (EHOSTUNREACH)'],
])('%s ends the check with a message', (code, message) => {
  const fault = networkErrorOf(fetchError(code), url, 15_000)

  expect(fault.message).toContain(message)
  expect(fault.isFatal).toBe(true)
})

test.each([
  [fetchError('ECONNRESET'), 'the connection was interrupted (ECONNRESET)'],
  [fetchError('', 'something new'), 'no response: something new'],
  [new DOMException('too long', 'TimeoutError'), 'no response within 15 s'],
])('one failed request does not end the check: %s', (thrown, message) => {
  expect(networkErrorOf(thrown, url, 15_000)).toEqual({ message, isFatal: false })
})

test('failures of several addresses of one host are one fault', () => {
  const tried = new AggregateError([Object.assign(new Error(), { code: 'ECONNREFUSED' })])
  const fault = networkErrorOf(new TypeError('fetch failed', { cause: tried }), url, 15_000)

  expect(fault.message).toBe('nothing listens at https://temple.example (connection refused)')
})

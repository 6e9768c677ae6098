import { expect, test } from 'vitest'
import { faultOf } from './network-error'

const url = new URL('https://temple.example/api/')
const failed = (code: string, message = '') =>
  new TypeError('fetch failed', { cause: Object.assign(new Error(message), { code }) })

test.each([
  ['ECONNREFUSED', 'nothing listens at https://temple.example (connection refused)'],
  ['ENOTFOUND', 'the name temple.example is not known (DNS, ENOTFOUND)'],
  ['DEPTH_ZERO_SELF_SIGNED_CERT', 'the certificate of temple.example is not accepted'],
  ['CERT_HAS_EXPIRED', 'the certificate of temple.example is not accepted'],
  ['ERR_TLS_CERT_ALTNAME_INVALID', 'the certificate of temple.example is not accepted'],
  ['ERR_SSL_WRONG_VERSION_NUMBER', 'temple.example does not speak https'],
  ['EHOSTUNREACH', 'temple.example cannot be reached (EHOSTUNREACH)'],
])('%s ends the check with words', (code, words) => {
  const fault = faultOf(failed(code), url, 15_000)

  expect(fault.words).toContain(words)
  expect(fault.fatal).toBe(true)
})

test.each([
  [failed('ECONNRESET'), 'the connection broke off (ECONNRESET)'],
  [failed('', 'something new'), 'no answer: something new'],
  [new DOMException('too long', 'TimeoutError'), 'no answer within 15 s'],
])('one call that fails does not end the check: %s', (thrown, words) => {
  expect(faultOf(thrown, url, 15_000)).toEqual({ words, fatal: false })
})

test('several addresses that were tried in vain are one fault', () => {
  const tried = new AggregateError([Object.assign(new Error(), { code: 'ECONNREFUSED' })])
  const fault = faultOf(new TypeError('fetch failed', { cause: tried }), url, 15_000)

  expect(fault.words).toBe('nothing listens at https://temple.example (connection refused)')
})

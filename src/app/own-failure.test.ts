import { expect, test } from 'vitest'
import { isOwnFailure } from './own-failure'

const ownFiles = 'https://temple.example/site/assets/'
const own = `${ownFiles}frame-1a2b.js`
const failure = (properties: object) => isOwnFailure(properties as Event, ownFiles)
const errorIn = (file: string) =>
  Object.assign(new Error('x is undefined'), { stack: `Error: x\n    at start (${file}:1:2)` })

test.each([
  ['script that is missing', { target: { src: own } }],
  ['script that throws', { filename: own }],
  ['promise that is rejected', { reason: errorIn(own) }],
])('a %s is a failure of the start where it is ours [SEC-3]', (_, properties) => {
  expect(failure(properties)).toBe(true)
})

test.each([
  ['script of another host', { target: { src: 'https://ads.example/assets/a.js' } }],
  ['script that a proxy adds', { target: { src: 'https://temple.example/cdn-cgi/a.js' } }],
  ['extension', { filename: 'chrome-extension://abc/content.js' }],
  ['script without an address', { filename: '' }],
  ['promise of an extension', { reason: errorIn('chrome-extension://abc/content.js') }],
  ['promise without an error', { reason: 'blocked' }],
  ['picture that is missing', { target: {} }],
])('a failing %s is none of ours [SEC-3]', (_, properties) => {
  expect(failure(properties)).toBe(false)
})

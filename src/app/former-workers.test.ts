import { expect, test } from 'vitest'
import { isFormerWorker } from './former-workers'

const base = 'https://temple.example/site/'
const files = ['service-worker.js']

test.each([
  ['a listed file at our base', base, 'service-worker.js', true],
  ['a listed file in a folder', base, 'js/service-worker.js?v=2', true],
  ['a file that is not listed', base, 'push-worker.js', false],
  ['a mock build’s file', 'https://temple.example/', 'mockServiceWorker.js', true],
  ['a worker of another application', 'https://temple.example/shop/', 'service-worker.js', false],
  ['a worker of the whole origin', 'https://temple.example/', 'service-worker.js', false],
])(
  '%s is ended only where it is a former worker of this site [SEC-2]',
  (_, scope, file, isEnded) => {
    expect(isFormerWorker({ scope, scriptURL: base + file }, base, files)).toBe(isEnded)
  },
)

test('a worker that is not active yet stays', () => {
  expect(isFormerWorker({ scope: base }, base, files)).toBe(false)
})

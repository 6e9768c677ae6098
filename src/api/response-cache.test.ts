import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  ageResponses,
  beginRequest,
  cachedResponse,
  clearResponseCache,
  freshResponse,
} from './response-cache'
import { removeLogin, storeLogin } from './session'

beforeEach(clearResponseCache)
afterEach(removeLogin)

test('a cached response belongs to its own request only', () => {
  beginRequest('courses')(['Gita'])

  expect(cachedResponse('courses')).toEqual(['Gita'])
  expect(cachedResponse('activities')).toBeUndefined()
})

test('a response that arrives after that of a later request is not stored', () => {
  const first = beginRequest('courses')
  const second = beginRequest('courses')
  second('new')
  first('old')

  expect(cachedResponse('courses')).toBe('new')
})

test('visitors and signed-in staff have separate entries', () => {
  beginRequest('courses')('for visitors')
  storeLogin({ token: 'a-token' }, 'a@example.org')
  expect(cachedResponse('courses')).toBeUndefined()
  beginRequest('courses')('for staff')
  removeLogin()

  expect(cachedResponse('courses')).toBe('for visitors')
})

test('what was read with a login is gone with it, also what arrives later', () => {
  storeLogin({ token: 'a-token' }, 'a@example.org')
  beginRequest('courses')('for a')
  const late = beginRequest('activities')
  storeLogin({ token: 'b-token' }, 'b@example.org')
  expect(cachedResponse('courses')).toBeUndefined()
  late('for a')

  expect(cachedResponse('activities')).toBeUndefined()
})

test('a write makes answers old, also one that it has overtaken: they are shown, but stand for no request', () => {
  beginRequest('courses')('before')
  const late = beginRequest('activities')
  expect(freshResponse('courses')).toBe('before')
  ageResponses()
  late('before')

  for (const name of ['courses', 'activities']) {
    expect(freshResponse(name)).toBeUndefined()
    expect(cachedResponse(name)).toBe('before')
  }
})

test('the cache keeps 300 answers and removes the one written longest ago', () => {
  for (let count = 1; count <= 300; count++) beginRequest(`list ${count}`)(count)
  beginRequest('list 1')('renewed')
  beginRequest('list 301')(301)

  expect(cachedResponse('list 1')).toBe('renewed')
  expect(cachedResponse('list 2')).toBeUndefined()
  expect(cachedResponse('list 3')).toBe(3)
})

test('a request that was pending when the cache was cleared is not stored', () => {
  const late = beginRequest('courses')
  clearResponseCache()
  late('of another test')
  expect(cachedResponse('courses')).toBeUndefined()

  beginRequest('courses')('of this one')
  expect(cachedResponse('courses')).toBe('of this one')
})

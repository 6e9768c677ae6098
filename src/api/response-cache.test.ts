import { afterEach, beforeEach, expect, test } from 'vitest'
import { beginRequest, clearResponseCache, cachedResponse } from './response-cache'
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

test('the cache keeps thirty entries and removes the one written longest ago', () => {
  for (let count = 1; count <= 30; count++) beginRequest(`list ${count}`)(count)
  beginRequest('list 1')('renewed')
  beginRequest('list 31')(31)

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

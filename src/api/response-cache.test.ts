import { afterEach, beforeEach, expect, test } from 'vitest'
import { beginRequest, clearResponseCache, cachedResponse } from './response-cache'
import { forget, remember } from './session'

beforeEach(clearResponseCache)
afterEach(forget)

test('the last answer stands for its own question alone', () => {
  beginRequest('courses')(['Gita'])

  expect(cachedResponse('courses')).toEqual(['Gita'])
  expect(cachedResponse('activities')).toBeUndefined()
})

test('an answer that comes after that of a later question changes nothing', () => {
  const first = beginRequest('courses')
  const second = beginRequest('courses')
  second('new')
  first('old')

  expect(cachedResponse('courses')).toBe('new')
})

test('a visitor and somebody who has signed in see each their own', () => {
  beginRequest('courses')('for visitors')
  remember({ token: 'a-token' }, 'a@example.org')
  expect(cachedResponse('courses')).toBeUndefined()
  beginRequest('courses')('for staff')
  forget()

  expect(cachedResponse('courses')).toBe('for visitors')
})

test('thirty are remembered, and the one renewed longest ago makes room', () => {
  for (let count = 1; count <= 30; count++) beginRequest(`list ${count}`)(count)
  beginRequest('list 1')('anew')
  beginRequest('list 31')(31)

  expect(cachedResponse('list 1')).toBe('anew')
  expect(cachedResponse('list 2')).toBeUndefined()
  expect(cachedResponse('list 3')).toBe(3)
})

test('what was on its way when all was forgotten is forgotten too', () => {
  const late = beginRequest('courses')
  clearResponseCache()
  late('of another test')
  expect(cachedResponse('courses')).toBeUndefined()

  beginRequest('courses')('of this one')
  expect(cachedResponse('courses')).toBe('of this one')
})

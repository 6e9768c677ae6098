import { afterEach, beforeEach, expect, test } from 'vitest'
import { asking, forgetAnswers, lastAnswer } from './response-cache'
import { forget, remember } from './session'

beforeEach(forgetAnswers)
afterEach(forget)

test('the last answer stands for its own question alone', () => {
  asking('courses')(['Gita'])

  expect(lastAnswer('courses')).toEqual(['Gita'])
  expect(lastAnswer('activities')).toBeUndefined()
})

test('an answer that comes after that of a later question changes nothing', () => {
  const first = asking('courses')
  const second = asking('courses')
  second('new')
  first('old')

  expect(lastAnswer('courses')).toBe('new')
})

test('a visitor and somebody who has signed in see each their own', () => {
  asking('courses')('for visitors')
  remember({ token: 'a-token' }, 'a@example.org')
  expect(lastAnswer('courses')).toBeUndefined()
  asking('courses')('for staff')
  forget()

  expect(lastAnswer('courses')).toBe('for visitors')
})

test('thirty are remembered, and the one renewed longest ago makes room', () => {
  for (let count = 1; count <= 30; count++) asking(`list ${count}`)(count)
  asking('list 1')('anew')
  asking('list 31')(31)

  expect(lastAnswer('list 1')).toBe('anew')
  expect(lastAnswer('list 2')).toBeUndefined()
  expect(lastAnswer('list 3')).toBe(3)
})

test('what was on its way when all was forgotten is forgotten too', () => {
  const late = asking('courses')
  forgetAnswers()
  late('of another test')
  expect(lastAnswer('courses')).toBeUndefined()

  asking('courses')('of this one')
  expect(lastAnswer('courses')).toBe('of this one')
})

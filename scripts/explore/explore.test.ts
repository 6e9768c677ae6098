import { expect, test } from 'vitest'
import { brokenProperty, type PageState } from './properties.mjs'
import { randomOf } from './random.mjs'
import { shrinkSteps } from './shrink.mjs'
import { startOf } from './walk.mjs'

const state: PageState = {
  path: '/courses',
  alerts: [],
  headings: 1,
  dialogs: 0,
  hasFocus: true,
  sideways: 0,
  load: '1',
  isSettled: true,
}

test('the same seed gives the same walk, another seed gives another walk [QA-4]', () => {
  const numbers = (seed: number) => Array.from({ length: 5 }, randomOf(seed))

  expect(numbers(1)).toEqual(numbers(1))
  expect(numbers(1)).not.toEqual(numbers(2))
  expect(startOf(7).address).toBe(startOf(7).address)
})

test('a failure is reduced to the steps that it needs [QA-4]', async () => {
  const steps = Array.from({ length: 40 }, (_, index) => index)
  const fails = (rest: number[]) => Promise.resolve(rest.includes(3) && rest.includes(31))

  expect(await shrinkSteps(steps, fails)).toEqual([3, 31])
})

test.each<[string, Partial<PageState>, string[]]>([
  ['the console stays empty', {}, ['error: [mock] listCourses: response']],
  ['loading ends', { isSettled: false }, []],
  ['one alert at a time', { alerts: ['Info', 'Error'] }, []],
  ['one heading of level 1', { headings: 0 }, []],
  ['nothing scrolls sideways', { sideways: 8 }, []],
  ['the focus is never lost', { hasFocus: false }, []],
])('a violation of "%s" is reported [QA-4]', (property, change, lines) => {
  expect(brokenProperty(state, { ...state, ...change }, lines)?.property).toBe(property)
})

test('a dialog that loses the focus on closing is reported, a page load is not', () => {
  const open = { ...state, dialogs: 1 }
  const lost = { ...state, hasFocus: false }

  expect(brokenProperty(open, lost, [])?.property).toBe('a dialog gives the focus back')
  expect(brokenProperty(state, { ...lost, load: '2' }, [])).toBeUndefined()
  expect(brokenProperty(state, state, [])).toBeUndefined()
})

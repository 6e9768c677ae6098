import { expect, test, vi } from 'vitest'
import { tagOfState } from '../../.storybook/states/state-tags'

vi.mock('virtual:comps', () => ({ default: [] }))

const files = [
  'public/courses-1280.png',
  'public/courses-360-part2of2.png',
  'public/courses-360-part1of2.png',
  'public/courses-register-1280.png',
  'admin/01a-courses-list.png',
  'admin/07a-phone-list.png',
]

test('a screen gets the comps of its width, in the order of their parts', async () => {
  const { findComps } = await import('../../.storybook/comp-slider')

  expect(findComps('Screens/Public/Vedic Courses', 1366, files)).toEqual([
    'public/courses-1280.png',
  ])
  expect(findComps('Screens/Public/Vedic Courses', 390, files)).toEqual([
    'public/courses-360-part1of2.png',
    'public/courses-360-part2of2.png',
  ])
  expect(findComps('Screens/Public/Home', 1280, files)).toEqual([])
})

test('an admin screen gets its own comps, not those of the public screen of the same name', async () => {
  const { findComps } = await import('../../.storybook/comp-slider')

  expect(findComps('Screens/Admin/Courses', 1280, files)).toEqual(['admin/01a-courses-list.png'])
  expect(findComps('Screens/Admin/Courses', 360, files)).toEqual(['admin/07a-phone-list.png'])
  expect(findComps('Screens/Admin/Slider', 1280, files)).toEqual([])
})

test('a state is a tag of lower-case words', () => {
  expect(tagOfState('ConflictOnAPhone')).toBe('state-conflict-on-a-phone')
})

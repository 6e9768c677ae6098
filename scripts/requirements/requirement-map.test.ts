import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { formatMap } from './docs-requirements.mjs'
import { readRequirementMap, storiesIn, testsIn } from './requirement-map.mjs'

const chapters = readRequirementMap(fileURLToPath(new URL('../..', import.meta.url)))
const requirements = chapters.flatMap((chapter) => chapter.requirements)

test('the map names the tests of each requirement [QA-3]', () => {
  expect(requirements.filter(({ tests }) => !tests.length).map(({ id }) => id)).toEqual([])
})

test('the chapter of a screen has its stories and its address [QA-3]', () => {
  const requirement = requirements.find(({ id }) => id === 'SLIDER-1')!

  expect(requirement.address).toBe('/admin/slider')
  expect(requirement.stories.map(({ id }) => id)).toContain('screens-admin-slider--long-text')
  expect(formatMap(chapters)).toContain('?path=/story/screens-admin-slider--long-text')
})

test('every chapter with an address has stories', () => {
  const without = requirements.filter(({ address, stories }) => address && !stories.length)

  expect(without.map(({ id }) => id)).toEqual([])
})

test('titles are read from plain tests and from tables', () => {
  // Written in parts, because the map reads this file too.
  const [one, other] = ['LIST', 'FORM'].map((chapter) => `${chapter}-1`)
  const text = `test('it holds [${one}] [${other}]', () => {})\ntest.each([\n  ['a', 1],\n])('%s too [${one}]', () => {})`

  expect(testsIn(text)).toEqual([
    { title: 'it holds', ids: [one, other] },
    { title: '%s too', ids: [one] },
  ])
})

test('stories are read with their ids', () => {
  const text = "title: 'Screens/Public/Contact Us',\nexport const OnAPhone: Story = {}\n"

  expect(storiesIn(text)[0]?.id).toBe('screens-public-contact-us--on-a-phone')
})

import { expect, test } from 'vitest'
import { sectionBackgrounds, type SectionName } from './section-backgrounds'

const listSections: SectionName[] = ['activities', 'courses', 'gallery']

test('with no section hidden, each has its default background', () => {
  expect(Object.values(sectionBackgrounds(new Set()))).toEqual(
    'cream white sand cream sand cream'.split(' '),
  )
})

test('whatever is hidden, no two neighbours share a background', () => {
  for (let mask = 0; mask < 8; mask++) {
    const hidden = new Set(listSections.filter((_, bit) => mask & (1 << bit)))
    const shown = Object.entries(sectionBackgrounds(hidden)).filter(
      ([name]) => !hidden.has(name as SectionName),
    )

    shown.slice(1).forEach(([, background], index) => expect(background).not.toBe(shown[index]![1]))
  }
})

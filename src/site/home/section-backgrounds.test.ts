import { expect, test } from 'vitest'
import { backgroundOf, type SectionName } from './section-backgrounds'

const names: SectionName[] = ['services', 'activities', 'courses', 'gallery', 'contact']
const lists: SectionName[] = ['activities', 'courses', 'gallery']

test('whatever is hidden, the sections are cream and sand in turn', () => {
  for (let mask = 0; mask < 8; mask++) {
    const hidden = new Set(lists.filter((_, bit) => mask & (1 << bit)))
    const shown = names.filter((name) => !hidden.has(name))

    expect(shown.map((name) => backgroundOf(name, hidden))).toEqual(
      shown.map((_, index) => (index % 2 ? 'sand' : 'cream')),
    )
  }
})

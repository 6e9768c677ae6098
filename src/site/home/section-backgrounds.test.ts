import { expect, test } from 'vitest'
import { tones, type BandName } from './section-backgrounds'

const fed: BandName[] = ['activities', 'courses', 'gallery']

test('all bands stand on the grounds they are drawn on', () => {
  expect(Object.values(tones(new Set()))).toEqual(
    'cream white dark cream white sand cream sand cream'.split(' '),
  )
})

test('whatever is hidden, no two neighbours share a ground', () => {
  for (let mask = 0; mask < 8; mask++) {
    const hidden = new Set(fed.filter((_, bit) => mask & (1 << bit)))
    const shown = Object.entries(tones(hidden)).filter(([name]) => !hidden.has(name as BandName))

    shown.slice(1).forEach(([, tone], index) => expect(tone).not.toBe(shown[index]![1]))
  }
})

import { expect, test } from 'vitest'
import { random } from './random'

const take = (seed: string | number) => {
  const { next } = random(seed)
  return [next(), next(), next()]
}

test('a seed always gives the same stream', () => {
  expect(take('gallery/42')).toEqual(take('gallery/42'))
})

test('neighbouring seeds have nothing in common', () => {
  const firsts = Array.from({ length: 200 }, (_, seed) => take(seed)[0])

  expect(new Set(firsts).size).toBe(200)
})

test('whole numbers reach both ends and nothing beyond', () => {
  const { int } = random('ends')
  const seen = new Set(Array.from({ length: 500 }, () => int(3, 6)))

  expect([...seen].sort()).toEqual([3, 4, 5, 6])
})

test('a chance of one in four comes about that often', () => {
  const { chance } = random('often')
  const hits = Array.from({ length: 4000 }, () => chance(0.25)).filter(Boolean).length

  expect(hits).toBeGreaterThan(900)
  expect(hits).toBeLessThan(1100)
})

test('there is nothing to pick from an empty list', () => {
  expect(() => random('none').pick([])).toThrow(RangeError)
})

import { expect, test } from 'vitest'
import { timeLeft } from './wait'

test.each([
  ['to come', 52_000, 52_000],
  ['over', -1, 0],
  ['a day away, because the clock was set back', 86_400_000, 0],
])('a time that is %s leaves the right wait [REFUSAL-10]', (_, away, left) => {
  const found = timeLeft(Date.now() + away)

  expect(found).toBeLessThanOrEqual(left)
  expect(found).toBeGreaterThan(left - 1000)
})

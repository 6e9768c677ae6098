import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test.each(['skyline', 'skyline-light'])('the hills of %s meet at the edges of its tile', (name) => {
  const drawing = readFileSync(`public/art/${name}.svg`, 'utf8')
  const hills = [...drawing.matchAll(/d="M0 150v-[\d.]+l([^"]*)V150Z"/g)].map(([, line]) => line!)
  expect(hills).toHaveLength(2)

  for (const line of hills) {
    const numbers = line.match(/-?(\d+\.?\d*|\.\d+)/g)!.map(Number)
    const rise = numbers.filter((_, index) => index % 2).reduce((sum, step) => sum + step, 0)
    expect(Math.abs(rise)).toBeLessThan(0.5)
  }
})

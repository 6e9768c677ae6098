import { expect, test } from 'vitest'
import { splitText } from './split-text'

test('pieces hold the whole text, and no word of them has more than 300 letters [DATA-1]', () => {
  const whole = `Aarti ${'x'.repeat(10_000)}\n\nat six`

  const parts = splitText(whole)

  expect(parts.join('').replaceAll('\n', '')).toBe(whole.replaceAll('\n', ''))
  expect(Math.max(...parts.flatMap((part) => part.split(' ')).map(({ length }) => length))).toBe(
    300,
  )
  expect(parts).toContain('')
})

import { expect, test } from 'vitest'
import { cutLongWords, splitText } from './to-text'

test.each(['', 'Gita in 18 Days', 'x'.repeat(300), 'many words '.repeat(1000)])(
  'a text whose words have at most 300 letters is not changed (%#)',
  (text) => {
    expect(cutLongWords(text)).toBe(text)
  },
)

test('each longer word is cut, and the text around it is kept', () => {
  expect(cutLongWords(`See ${'x'.repeat(10_000)} and ${'y'.repeat(301)}.`)).toBe(
    `See ${'x'.repeat(300)}… and ${'y'.repeat(300)}…`,
  )
})

test('pieces hold the whole text, and no word of them has more than 300 letters [DATA-1]', () => {
  const whole = `Aarti ${'x'.repeat(10_000)}\n\nat six`

  const parts = splitText(whole)

  expect(parts.join('').replaceAll('\n', '')).toBe(whole.replaceAll('\n', ''))
  expect(Math.max(...parts.flatMap((part) => part.split(' ')).map(({ length }) => length))).toBe(
    300,
  )
  expect(parts).toContain('')
})

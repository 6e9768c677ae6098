import { expect, test } from 'vitest'
import { cutLongWords } from './to-text'

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

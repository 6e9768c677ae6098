import { expect, test } from 'vitest'
import { cutLongWords } from './long-words'

test.each(['', 'Gita in 18 Days', 'x'.repeat(300), 'many words '.repeat(1000)])(
  'a text of words with up to 300 letters stays whole (%#)',
  (text) => {
    expect(cutLongWords(text)).toBe(text)
  },
)

test('each longer word is cut, and what stands around it stays', () => {
  expect(cutLongWords(`See ${'x'.repeat(10_000)} and ${'y'.repeat(301)}.`)).toBe(
    `See ${'x'.repeat(300)}… and ${'y'.repeat(300)}…`,
  )
})

import { expect, test } from 'vitest'
import { differingParts, type TextPart } from './word-difference'

const marked = (parts: TextPart[]) =>
  parts.map(({ text, differs }) => (differs ? `[${text}]` : text)).join('')

test.each([
  ['one two three', 'one 2 three', 'one [two] three', 'one [2] three'],
  ['one two', 'one two three', 'one two', 'one two[ three]'],
  ['', 'new', '', '[new]'],
  ['same', 'same', 'same', 'same'],
  ['a b c d', 'b c x d', '[a ]b c d', 'b c[ x] d'],
  ['a b c d', 'a x y d', 'a [b c] d', 'a [x y] d'],
  ['दीप दान', 'दीप यज्ञ', 'दीप [दान]', 'दीप [यज्ञ]'],
])('"%s" and "%s" differ in the marked words', (before, after, markedBefore, markedAfter) => {
  expect(differingParts(before, after).map(marked)).toEqual([markedBefore, markedAfter])
})

test('two very long texts are compared at once, and their parts give the whole texts', () => {
  const before = `start ${'a b '.repeat(20_000)}end`
  const after = `start ${'c d '.repeat(20_000)}end`

  const [first, second] = differingParts(before, after)

  expect(first.map(({ text }) => text).join('')).toBe(before)
  expect(second.map(({ text }) => text).join('')).toBe(after)
  expect(first.filter(({ differs }) => differs)).toHaveLength(1)
})

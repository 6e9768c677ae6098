import { expect, test } from 'vitest'
import { escapeText, foldLine } from './folded-lines'

const octets = (line: string) => new TextEncoder().encode(line).length

test('escapes the characters that have a meaning in a property', () => {
  expect(escapeText('a;b,c\\d\ne\r\nf\u0007')).toBe('a\\;b\\,c\\\\d\\ne\\nf')
})

test('a line of 75 octets is not folded, one of 76 is folded before its last character', () => {
  expect(foldLine('x'.repeat(75))).toBe('x'.repeat(75))
  expect(foldLine('x'.repeat(76))).toBe(`${'x'.repeat(75)}\r\n x`)
})

test('folding does not split a Devanagari character', () => {
  const line = `SUMMARY:${'दीप'.repeat(40)}`

  const parts = foldLine(line).split('\r\n')

  expect(parts.map(octets).every((size) => size <= 75)).toBe(true)
  expect(parts.map((part, index) => (index ? part.slice(1) : part)).join('')).toBe(line)
  expect(parts.join('')).not.toContain('\ufffd')
})

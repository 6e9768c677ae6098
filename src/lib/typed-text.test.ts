import { describe, expect, test } from 'vitest'
import { cleanLine, cleanText, isCutSearch, lengthOf, searchText } from './typed-text'

describe('signs that nobody sees', () => {
  test.each([
    ['a zero-width space', '\u200b'],
    ['a word joiner', '\u2060'],
    ['a direction override', '\u202e'],
    ['an isolate', '\u2066'],
    ['a byte order mark', '\ufeff'],
    ['a soft hyphen', '\u00ad'],
    ['a direction mark of a messenger', '\u200e'],
    ['a control character', '\u0007'],
    ['a non-joiner among Latin letters', '\u200c'],
    ['a joiner among Latin letters', '\u200d'],
  ])('%s goes, wherever it stands [DATA-10]', (_, sign) => {
    expect(cleanLine(`${sign}uma${sign}@example.org${sign}`)).toBe('uma@example.org')
  })

  test.each(['आद्‌या शर्मा', 'രാധാകൃഷ്ണന്‍', 'ಆರ್‌ಯ', 'می‌خواهم', '👩‍👧‍👦 ❤️'])(
    'the joiners of %s belong to it [DATA-10]',
    (text) => {
      expect(cleanLine(text)).toBe(text)
    },
  )

  test.each(['\u200cउमा', 'उमा \u200dराम', '\u200d\u200c', 'a1\u200c2'])(
    'a joiner that joins nothing goes from %j [DATA-10]',
    (text) => {
      expect(cleanLine(text)).not.toMatch(/[\u200c\u200d]/)
    },
  )
})

test.each([
  ['a no-break space', '\u00a0'],
  ['a thin space', '\u2009'],
  ['an ideographic space', '\u3000'],
  ['a Hangul filler', '\u3164'],
])('%s is a space, and none at the ends [DATA-10]', (_, space) => {
  expect(cleanText(`${space}Uma${space}Devi${space}`)).toBe('Uma Devi')
})

test('a decomposed text is composed and counts its letters [DATA-10]', () => {
  const title = 'Théâtre à Évian'

  expect(cleanLine(title.normalize('NFD'))).toBe(title)
  expect(lengthOf(title.normalize('NFD'))).toBe([...title].length)
})

test.each(['one\r\ntwo', 'one\rtwo', 'one\u2028two', 'one\u000btwo'])(
  'several lines keep their breaks, one line has a space instead: %j [DATA-10]',
  (text) => {
    expect(cleanText(text)).toBe('one\ntwo')
    expect(cleanLine(text)).toBe('one two')
  },
)

test('a line break counts two against a limit, spaces around a text none [CONTACT-5]', () => {
  expect(lengthOf(' ab\r\ncd\n')).toBe(6)
  expect(lengthOf('🪔\u200b🪔')).toBe(2)
})

test.each([
  ['a word with spaces around it', '  lamp\n ', 'lamp', false],
  ['a letter with a dot, which composing would split', '\u095c', '\u095c', false],
  ['200 letters', 'a'.repeat(200), 'a'.repeat(200), false],
  ['201 letters', 'a'.repeat(201), 'a'.repeat(200), true],
  ['200 letters of Hindi', 'क'.repeat(200), 'क'.repeat(200), false],
  ['200 signs of four bytes', '\u{1F64F}'.repeat(200), '\u{1F64F}'.repeat(150), true],
  ['200 letters whose last is a conjunct', 'क'.repeat(198) + 'स्ते', 'क'.repeat(198), true],
  ['a pasted megabyte', 'a '.repeat(500_000), 'a '.repeat(100).trim(), true],
  ['half of a surrogate pair', '\ud83d', '\ud83d', false],
])('a search of %s is sent within its limits [LIST-23]', (_, typed, sent, isCut) => {
  expect([searchText(typed), isCutSearch(typed)]).toEqual([sent, isCut])
})

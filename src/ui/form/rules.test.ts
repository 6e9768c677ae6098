import { expect, test } from 'vitest'
import { hasLength, isEmail, isName, parseQuantity, refusedNameSign } from './rules'

test('length is counted in code points [CONTACT-5]', () => {
  expect(hasLength('🪔🪔🪔🪔', 4, 4)).toBe(true)
  expect(hasLength('abc', 4, 50)).toBe(false)
})

test('a line break counts one against a minimum and two against a maximum [CONTACT-5]', () => {
  expect(hasLength('a\nb', 4, 50)).toBe(false)
  expect(hasLength('a\nb', 3, 4)).toBe(true)
  expect(hasLength('a\nb', 3, 3)).toBe(false)
})

test.each([
  'Ananya Mishra',
  'अनन्या मिश्रा',
  'José',
  'Rama 2',
  'K. Ramesh',
  'Dr. A. P. J. Kalam',
  'Anne-Marie',
  "O'Brien",
  'O’Brien',
  'श्री. रा. म. जोशी',
  'डॉ॰ राम',
  'आद्\u200cया शर्मा',
  'രാധാകൃഷ്ണന്\u200d',
  'ಆರ್\u200cಯ',
])('%s is a name [CONTACT-2]', (name) => {
  expect(isName(name, 4, 50)).toBe(true)
})

test.each(['Uma', 'a'.repeat(51), 'Rama!', 'Rama_Das', 'Ra\nma'])('%j is not a name', (name) => {
  expect(isName(name, 4, 50)).toBe(false)
})

test.each([
  ['Rama <b>', '<'],
  ['Rama & Sita', '&'],
  ['राम 🙏 दास', '🙏'],
  ["O'Brien-Das, Jr.", ','],
])('the refused sign of %s is %s [CONTACT-2]', (name, sign) => {
  expect(refusedNameSign(name)).toBe(sign)
})

test.each(['a@b.in', 'first.last+tag@sub.example.org', 'राम@उदाहरण.भारत', 'x@y-z.co.in'])(
  '%s is an e-mail address',
  (address) => expect(isEmail(address)).toBe(true),
)

test.each([
  '',
  'plain',
  '@example.org',
  'uma@example',
  'uma@.org',
  'uma@exa mple.org',
  'uma@@example.org',
  'uma..x@example.org',
  '.uma@example.org',
  'uma@example..org',
  'uma@example.org,other@example.org',
  `${'a'.repeat(250)}@b.in`,
])('%j is not an e-mail address [CONTACT-3]', (address) => {
  expect(isEmail(address)).toBe(false)
})

test.each([
  ['5', 5],
  ['', 1],
  ['0', 1],
  ['-3', 1],
  ['2.9', 2],
  ['abc', 1],
  ['1,00,000', 100_000],
  ['12 000', 12_000],
  // Devanagari, Bengali, Tamil, Malayalam, Arabic, Persian, full width.
  ['५१०', 510],
  ['৫১০', 510],
  ['௫௧௦', 510],
  ['൫൧൦', 510],
  ['٥١٠', 510],
  ['۵۱۰', 510],
  ['５１０', 510],
  ['1٬000', 1000],
  ['9'.repeat(400), Infinity],
])('%j counts as %i', (typed, number) => {
  expect(parseQuantity(typed)).toBe(number)
})

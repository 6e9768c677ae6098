import { random } from '../../../mocks/random'

/** Letters are replaced within their class and script. Marks, punctuation and spaces stay, so that unusual texts stay unusual. */
const classes = [/\p{Lu}/u, /\p{Ll}/u, /\p{L}/u, /\p{N}/u]
const scripts = [
  'Latin',
  'Devanagari',
  'Arabic',
  'Hebrew',
  'Greek',
  'Cyrillic',
  'Bengali',
  'Gurmukhi',
  'Gujarati',
  'Oriya',
  'Tamil',
  'Telugu',
  'Kannada',
  'Malayalam',
  'Thai',
  'Han',
  'Hiragana',
  'Katakana',
  'Hangul',
].map((name) => new RegExp(`\\p{Script=${name}}`, 'u'))

const pools = new Map<string, string[]>()

/** The letters that may replace a letter: near it in Unicode, of its class and script, never itself. */
function poolOf(letter: string): string[] {
  const known = pools.get(letter)
  if (known) return known
  const code = letter.codePointAt(0)!
  const kind = classes.find((one) => one.test(letter))
  const script = scripts.find((one) => one.test(letter))
  const near = Array.from({ length: 97 }, (_, step) => code - 48 + step)
    // Half of a surrogate pair is no letter, and an ASCII letter stays one.
    .filter((one) => one > 0 && one < 0x110000 && one < 128 === code < 128 && one !== code)
    .map((one) => String.fromCodePoint(one))
  const pool = near.filter((one) => kind?.test(one) && (!script || script.test(one)))
  const replacements = kind ? (pool.length ? pool : ['x']) : [letter]
  pools.set(letter, replacements)
  return replacements
}

/** Seven digits or more may be a phone number, and an invented one may belong to somebody: they become zeros. */
const phoneNumber = /\p{Nd}(?:[\p{Nd} ().-]{5,}\p{Nd})/gu

/** A text of the same length, script and punctuation in which every letter and digit is replaced. */
export function inventText(text: string, salt: string): string {
  const chance = random(`${salt}/${text}`)
  const zeros = text.replace(phoneNumber, (number) => number.replace(/\p{Nd}/gu, '0'))
  return [...zeros]
    .map((letter) => (letter === '0' ? letter : chance.pick(poolOf(letter))))
    .join('')
}

const host = '@example.org'

/** An address of the same length at a host that belongs to nobody. */
export function inventEmail(email: string, salt: string): string {
  const local = inventText(email.toLowerCase(), salt).replace(/[^a-z0-9]/g, 'o')
  return local.slice(0, Math.max(1, email.length - host.length)) + host
}

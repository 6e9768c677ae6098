import { random } from '../../../mocks/random'
import { createSample } from '../../../mocks/engine/data/sample'
import { listSampleFiles } from '../../../mocks/engine/data/sample-files'

/** Letters are replaced within their class and script, so that unusual texts stay unusual. */
const classes = [/\p{Lu}/u, /\p{Ll}/u, /\p{L}/u, /\p{N}/u]
const pools = new Map<string, string[]>()

/** The letters that may replace a letter: near it in Unicode, of its class, never itself. */
function poolOf(letter: string): string[] {
  const known = pools.get(letter)
  if (known) return known
  const code = letter.codePointAt(0)!
  const kind = classes.find((one) => one.test(letter))
  const near = Array.from({ length: 97 }, (_, step) => code - 48 + step)
    // Half of a surrogate pair is no letter, and an ASCII letter stays one.
    .filter((one) => one > 0 && one < 0x110000 && one < 128 === code < 128 && one !== code)
    .map((one) => String.fromCodePoint(one))
    .filter((one) => kind?.test(one) && (code < 0x900 || one.codePointAt(0)! >= 0x900))
  const replacements = kind ? (near.length ? near : ['x']) : [letter]
  pools.set(letter, replacements)
  return replacements
}

/** Seven digits or more may be a phone number, and an invented one may belong to somebody: they become zeros. */
const phoneNumber = /\p{Nd}(?:[\p{Nd} ().-]{5,}\p{Nd})/gu

/** A text of the same length and punctuation in which every letter and digit is replaced. */
function inventText(text: string, salt: string): string {
  const chance = random(`${salt}/${text}`)
  const zeros = text.replace(phoneNumber, (number) => number.replace(/\p{Nd}/gu, '0'))
  return [...zeros]
    .map((letter) => (letter === '0' ? letter : chance.pick(poolOf(letter))))
    .join('')
}

const dateOrTime =
  /^(\d{4}-\d\d-\d\d([T ]\d\d:\d\d(:\d\d(\.\d{1,7})?)?(Z|[+-]\d\d:\d\d)?)?|\d{1,2}:\d\d(:\d\d)?)$/
const videoAddress =
  /^https:\/\/(?:www\.|player\.)?(?:youtube(?:-nocookie)?\.com|youtu\.be|vimeo\.com)\//i

const sampleRows = Object.values(createSample()).flat() as unknown as Record<string, unknown>[]
const samplePictures = listSampleFiles().filter((name) => name.endsWith('.svg'))
/** Fields with words of the site and not of a person. Such a word is kept if the sample has it too. */
const siteWords = ['url', 'actionUrl', 'courseType', 'course_type', 'language', 'type', 'status']

/** An invented value of a record's field. The same value and salt give the same one, so that records still match. */
export function inventValue(field: string, value: string, salt: string): string {
  const isSiteWord = siteWords.includes(field) && sampleRows.some((row) => row[field] === value)
  if (value === '' || dateOrTime.test(value) || isSiteWord) return value
  if (field === 'filePath') return `mock-files/${random(`${salt}/${value}`).pick(samplePictures)}`
  if (videoAddress.test(value)) return 'https://www.youtube.com/watch?v=00000000000'
  if (/^[^\s@]+@[^\s@]+$/.test(value))
    return `${inventText(value.split('@')[0]!, salt).replace(/[^a-z0-9]/gi, 'o')}@example.org`
  const [, scheme = '', rest = ''] = /^(https?:\/\/)[^/?#]*(.*)$/is.exec(value) ?? []
  if (scheme) return `${scheme}example.org${inventText(rest, salt)}`
  // A reply's subject must still match that of its message.
  const [prefix = ''] = /^(re|fwd?):\s*/i.exec(value) ?? []
  return prefix + inventText(value.slice(prefix.length), salt)
}

/**
 * Any value from the server as text: a number gives its digits, a list its parts, nothing and objects give ''.
 * React throws when an object is rendered as a child [DATA-1].
 */
export function toText(value: unknown): string {
  if (typeof value === 'string') return value
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (Array.isArray(value)) return value.map(toText).filter(Boolean).join(', ')
  return ''
}

/** The longest word that is laid out: browsers need seconds for a word of thousands of letters. */
export const longestWord = 300
const longWords = new RegExp(`(\\S{${longestWord}})\\S+`, 'g')

/** A text for display, with each word cut after 300 letters. Forms and links use the whole text. */
export const cutLongWords = (whole: string): string =>
  whole.length > longestWord ? whole.replace(longWords, '$1…') : whole

/** Any value as text for display, with long words cut. */
export const displayText = (value: unknown): string => cutLongWords(toText(value))

/** "hi" for text with Devanagari letters, for the `lang` attribute; else undefined. */
export const langOf = (value: string) => (/[\u0900-\u097F]/.test(value) ? 'hi' : undefined)

const longPart = new RegExp(`(\\S{${longestWord}})(?=\\S)`)

/** Splits a text into pieces that are laid out one by one: its lines, and long words in parts of 300 letters. */
export const splitText = (whole: string): string[] =>
  whole.split('\n').flatMap((line) => line.split(longPart).filter((part) => part || !line))

/**
 * Any value from the server as text: a number gives its digits, a list its parts, nothing and objects give ''.
 * React throws when an object is rendered as a child.
 */
export function toText(value: unknown): string {
  if (typeof value === 'string') return value
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (Array.isArray(value)) return value.map(toText).filter(Boolean).join(', ')
  return ''
}

/** The texts among the values of a form: everything but a file. */
export const textsOf = (values: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  )

/** The length at which a word is cut or split: browsers need seconds to lay out a word of thousands of letters. */
export const maxWordLength = 300
const longWords = new RegExp(`(\\S{${maxWordLength}})\\S+`, 'g')

/** A text for display, with each word cut after 300 letters. Forms and links use the whole text. */
export const cutLongWords = (text: string): string =>
  text.length > maxWordLength ? text.replace(longWords, '$1…') : text

/** Any value as text for display, with long words cut. */
export const displayText = (value: unknown): string => cutLongWords(toText(value))

/** "hi" for text with Devanagari letters, for the `lang` attribute; else undefined. */
export const langOf = (value: string) => (/[\u0900-\u097F]/.test(value) ? 'hi' : undefined)

const longPart = new RegExp(`(\\S{${maxWordLength}})(?=\\S)`)

/** Splits a text into its lines, and long words into parts of 300 letters, so that browsers lay out each on its own. */
export const splitText = (text: string): string[] =>
  text.split('\n').flatMap((line) => line.split(longPart).filter((part) => part || !line))

import { cutLongWords } from './long-words'

/**
 * Any value from the server as text: nothing is '', a number its digits, a list its parts, and an object,
 * which React would refuse as a child, nothing [DATA-1].
 */
export function toText(value: unknown): string {
  if (typeof value === 'string') return value
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (Array.isArray(value)) return value.map(toText).filter(Boolean).join(', ')
  return ''
}

/** Any value as text for display: a word too long to be laid out is cut. Links and forms take the whole. */
export const displayText = (value: unknown): string => cutLongWords(toText(value))

/** The language of a run of data, where its script tells. */
export const langOf = (value: string) => (/[\u0900-\u097F]/.test(value) ? 'hi' : undefined)

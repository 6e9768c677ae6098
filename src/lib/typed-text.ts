/* eslint-disable no-control-regex -- control characters are among what is removed */
import { cutText } from './cut-text'

/** Control characters, soft hyphens, zero-width spaces, direction marks and isolates, byte order marks. */
const unseen =
  /[\0-\x08\x0e-\x1f\x7f-\x84\x86-\x9f\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/g
const lineBreak = /\r\n?|[\v\f\x85\u2028\u2029]/g
/** Also the braille blank and the Hangul filler, which Unicode counts as a sign and a letter. */
const oddSpace = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u2800\u3000\u3164]/g
/** Non-joiners and joiners, with the sign before them if it can take one. */
const joiners = /([\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])?([\u200c\u200d])+/gu
const latin = /\p{Script=Latin}/u

/**
 * A text as a person typed or pasted it, without the signs that nobody sees: composed and trimmed, with plain spaces and
 * `\n` as line break. Joiners stay after a letter or mark that takes one: they are part of how names are spelt.
 */
export const cleanText = (typed: string): string => withoutUnseen(typed).normalize().trim()

const withoutUnseen = (typed: string) =>
  typed
    .replace(lineBreak, '\n')
    .replace(unseen, '')
    .replace(oddSpace, ' ')
    .replace(joiners, (_, before: string | undefined, joiner: string) =>
      before && !latin.test(before) ? before + joiner : (before ?? ''),
    )

/** A text with a space in place of each line break, which the browser's box of one line would drop. */
export const asOneLine = (text: string) => text.replace(/\s*[\n\r\t]\s*/g, ' ')

/** A typed text as one line. */
export const cleanLine = (typed: string): string => asOneLine(cleanText(typed))

/** The longest search: more letters, or more of an address, are refused by servers on the way. */
const maxSearchLetters = 200
const maxEncodedSearch = 1800

/**
 * A typed search, cut at its longest. It is not composed: that splits ड़ (U+095C), which other programs have stored as one
 * sign.
 */
export function searchText(typed: string): string {
  let search = cutText(asSearch(typed), maxSearchLetters)
  while (encodedLength(search) > maxEncodedSearch) search = cutText(search, [...search].length - 1)
  return search.trim()
}

/** Each byte beyond ASCII is three signs of an address; half a surrogate pair is sent as U+FFFD. */
const encodedLength = (search: string) => new URLSearchParams([['', search]]).toString().length - 1

/** Whether a search is longer than what can be sent. */
export const isCutSearch = (typed: string) =>
  [...asSearch(typed)].length > [...searchText(typed)].length

/** Of a pasted book its beginning is looked at. */
const asSearch = (typed: string) => asOneLine(withoutUnseen(typed.slice(0, 10_000)).trim())

/** The length of a typed text against a maximum: code points, and two for a line break, which is sent as CR LF. */
export const lengthOf = (typed: string): number =>
  [...cleanText(typed).replaceAll('\n', '\r\n')].length

/* eslint-disable no-control-regex -- control characters are among what is removed */

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
export const cleanText = (typed: string): string =>
  typed
    .replace(lineBreak, '\n')
    .replace(unseen, '')
    .replace(oddSpace, ' ')
    .replace(joiners, (_, before: string | undefined, joiner: string) =>
      before && !latin.test(before) ? before + joiner : (before ?? ''),
    )
    .normalize()
    .trim()

/** A typed text as one line. */
export const cleanLine = (typed: string): string => cleanText(typed).replace(/\s*[\n\t]\s*/g, ' ')

/** The length of a typed text against a maximum: code points, and two for a line break, which is sent as CR LF. */
export const lengthOf = (typed: string): number =>
  [...cleanText(typed).replaceAll('\n', '\r\n')].length

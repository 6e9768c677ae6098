// eslint-disable-next-line compat/compat -- Firefox before 125 has none, and cuts by the marks alone
const letters = typeof Intl.Segmenter === 'function' ? new Intl.Segmenter() : undefined
const continuesLetter = /^[\p{M}\p{Emoji_Modifier}\u200c\u200d]/u
/** A virama, or a joiner: what follows belongs to the same letter, which older versions of Unicode say of the joiner alone. */
const expectsMore = /[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca\u200d]$/

/** The beginning of a text with at most `max` code points, cut between letters; within one only if it is longer than that. */
export function cutText(text: string, max: number): string {
  const points = [...text]
  if (points.length <= max) return text
  const ends = letters && endsOf(letters, points.slice(0, max + 20).join(''))
  for (let end = max; end > 0; end -= 1) {
    const cut = points.slice(0, end).join('')
    const isBetween = ends ? ends.has(cut.length) : !continuesLetter.test(points.at(end) ?? '')
    if (isBetween && !expectsMore.test(cut)) return cut
  }
  return points.slice(0, max).join('')
}

const endsOf = (letters: Intl.Segmenter, text: string) =>
  new Set([...letters.segment(text)].map(({ index }) => index))

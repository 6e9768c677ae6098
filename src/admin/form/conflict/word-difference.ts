/** A part of a text, and whether the other text lacks it. */
export interface TextPart {
  text: string
  differs: boolean
}

/** Above this product of two word counts everything between the common start and end is marked, to save time. */
const maxTableSize = 250_000

/** Marks the words in which two texts differ; the parts of each give its whole text. */
export function differingParts(before: string, after: string): [TextPart[], TextPart[]] {
  const a = wordsOf(before)
  const b = wordsOf(after)
  let start = 0
  while (start < a.length && start < b.length && a[start] === b[start]) start += 1
  let end = 0
  const maxEnd = Math.min(a.length, b.length) - start
  while (end < maxEnd && a[a.length - 1 - end] === b[b.length - 1 - end]) end += 1
  const innerA = a.slice(start, a.length - end)
  const innerB = b.slice(start, b.length - end)
  const isTooLong = innerA.length * innerB.length > maxTableSize
  const [commonA, commonB] = isTooLong
    ? [new Set<number>(), new Set<number>()]
    : findCommonWords(innerA, innerB)
  const parts = (words: string[], commonWords: Set<number>, length: number) =>
    joinParts(
      words.map((text, index) => ({
        text,
        differs: index >= start && index < start + length && !commonWords.has(index - start),
      })),
    )
  return [parts(a, commonA, innerA.length), parts(b, commonB, innerB.length)]
}

/** Splits a text into words and the spaces between them. */
const wordsOf = (text: string) => text.split(/(\s+)/).filter(Boolean)

/** The positions of a longest common subsequence in both lists. */
function findCommonWords(a: string[], b: string[]): [Set<number>, Set<number>] {
  const lengths = new Uint16Array(a.length * b.length)
  /** The length of what the rest of `a` from `i` and that of `b` from `j` have in common. */
  const lengthAt = (i: number, j: number) =>
    i < a.length && j < b.length ? (lengths[i * b.length + j] ?? 0) : 0
  for (let i = a.length - 1; i >= 0; i -= 1)
    for (let j = b.length - 1; j >= 0; j -= 1)
      lengths[i * b.length + j] =
        a[i] === b[j]
          ? lengthAt(i + 1, j + 1) + 1
          : Math.max(lengthAt(i + 1, j), lengthAt(i, j + 1))
  const inA = new Set<number>()
  const inB = new Set<number>()
  let i = 0
  let j = 0
  while (i < a.length && j < b.length) {
    if (a[i] === b[j]) {
      inA.add(i++)
      inB.add(j++)
    } else if (lengthAt(i + 1, j) >= lengthAt(i, j + 1)) i += 1
    else j += 1
  }
  return [inA, inB]
}

/** Joins adjacent parts with the same mark, and marks the space between marked words, so that a phrase is one element. */
function joinParts(parts: TextPart[]): TextPart[] {
  const joinedParts: TextPart[] = []
  parts.forEach(({ text, differs: isMarked }, index) => {
    const isBetweenMarked = parts[index - 1]?.differs === true && parts[index + 1]?.differs === true
    const differs = isMarked || (isBetweenMarked && text.trim() === '')
    const last = joinedParts.at(-1)
    if (last?.differs === differs) last.text += text
    else joinedParts.push({ text, differs })
  })
  return joinedParts
}

import { describe, expect, test } from 'vitest'

const shelf = (files: Record<string, Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(files)
      .map(([path, words]) => [path.replace(/^.*\//, ''), { ...words }] as const)
      // The back office speaks English alone (docs/decisions/0008).
      .filter(([name]) => !name.startsWith('office')),
  )
const english = shelf(import.meta.glob('./en/*.ts', { eager: true }))
const hindi = shelf(import.meta.glob('./hi/*.ts', { eager: true }))

type Leaf = { at: string; text: string }

/** Every text below a value, with its place; a wording with gaps is filled with the same samples. */
function leaves(value: unknown, at: string): Leaf[] {
  if (typeof value === 'string') return [{ at, text: value }]
  if (typeof value === 'function')
    return leaves((value as (...gaps: string[]) => unknown)('41', '43', '47'), `${at}()`)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => leaves(part, `${at}.${key}`))
}

/** What is no wording: addresses, names of drawings and anchors, and what goes to a bank in Latin letters. */
const isWording = ({ at }: Leaf) =>
  !/(\.(to|id|picture|icon|kind|canonical|at|by|lang|also|motif)(\.\d+)?|\.upi\.note\(\))$/.test(at)
const isHindi = (text: string) => /[\u0900-\u097f]/.test(text)

/** Neither language has a word of its own for these: figures, addresses, settings, the other language's name. */
const alike =
  /^(you@example\.org|English|500\+|\d{4}|\{\w+\}|41 \/ 43( · -2 अधिक)?|41 × 43(:|, 47)|\{total\} में से \{index\})$/

const digits = (text: string) => (text.match(/\d+(,\d+)*/g) ?? []).sort()
const tokens = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort()

describe.each(Object.keys(english))('%s', (file) => {
  const given = leaves(english[file], file)
  const told = leaves(hindi[file], file)

  test('has each text in Hindi too, at the same place', () => {
    expect(told.map(({ at }) => at)).toEqual(expect.arrayContaining(given.map(({ at }) => at)))
    expect(told).toHaveLength(given.length)
  })

  test('is Hindi in every text', () => {
    const missed = told.filter((leaf) => isWording(leaf) && !isHindi(leaf.text))

    // A Hindi line that would only repeat the Hindi heading is left empty.
    expect(
      missed.filter(({ at, text }) => !alike.test(text) && !(text === '' && at.endsWith('.hindi'))),
    ).toEqual([])
  })

  test('differs from the English wherever the English is English', () => {
    const at = new Map(given.map((leaf) => [leaf.at, leaf.text]))
    const same = told.filter((leaf) => isWording(leaf) && leaf.text === at.get(leaf.at))

    expect(same.filter(({ text }) => !isHindi(text) && !alike.test(text))).toEqual([])
  })

  test('names the same figures, settings, drawings and addresses', () => {
    const at = new Map(told.map((leaf) => [leaf.at, leaf.text]))

    for (const leaf of given) {
      const text = at.get(leaf.at)!
      if (leaf.at.endsWith('.lang')) continue
      if (isWording(leaf)) {
        expect(digits(text), leaf.at).toEqual(digits(leaf.text))
        expect(tokens(text), leaf.at).toEqual(tokens(leaf.text))
      } else expect(text, leaf.at).toBe(leaf.text)
    }
  })
})

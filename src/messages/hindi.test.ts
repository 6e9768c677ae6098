import { describe, expect, test } from 'vitest'
import { setLanguage } from './language'
import { byPageName, type StaticPage } from './page'

/** The messages of each module in the language that is set. */
const valuesOf = (modules: Record<string, Record<string, unknown>>) =>
  Object.values(modules).flatMap((exports) =>
    Object.entries(exports)
      .filter(([name]) => /Messages$/.test(name))
      .map(([name, value]): [string, unknown] => [name, (value as () => unknown)()]),
  )
const screens = import.meta.glob<Record<string, unknown>>(
  ['./*.ts', './site-screens/*.ts', '!./*.test.ts'],
  { eager: true },
)
const pages = {
  en: import.meta.glob<StaticPage>('../content/*.en.md', { eager: true, import: 'default' }),
  hi: import.meta.glob<StaticPage>('../content/*.hi.md', { eager: true, import: 'default' }),
}
// The admin has English messages only (docs/decisions/0008).
const english = Object.fromEntries([...valuesOf(screens), ...Object.entries(byPageName(pages.en))])
await setLanguage('hi')
const hindi = Object.fromEntries([...valuesOf(screens), ...Object.entries(byPageName(pages.hi))])
await setLanguage('en')

type Leaf = { at: string; text: string }

/** Every text below a value, with its path; functions are called with the same sample arguments. */
function leaves(value: unknown, at: string): Leaf[] {
  if (typeof value === 'string') return [{ at, text: value }]
  if (typeof value === 'function')
    return leaves((value as (...gaps: string[]) => unknown)('41', '43', '47'), `${at}()`)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => leaves(part, `${at}.${key}`))
}

/** Whether a text is translated. Paths, drawings, anchors, texts for a bank and times that cannot be read are not. */
const isWording = ({ at }: Leaf) =>
  !/(\.(to|id|picture|icon|kind|canonical|at|by|lang|also|motif|parent|scene)(\.\d+)?|\.(upi|bank)\.note\(\))$/.test(
    at,
  )
const isHindi = (text: string) => /[\u0900-\u097f]/.test(text)

/** Texts that are equal in both languages: numbers, addresses, settings, the other language's name. */
const alike =
  /^(you@example\.org|English|\d{4}|\{\w+\}|41 \/ 43( · -2 अधिक)?|41 × 43(:|, 47)|41: 43|\{total\} में से \{index\})$/

const digits = (text: string) => (text.match(/\d+(,\d+)*/g) ?? []).sort()
const tokens = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort()

describe.each(Object.keys(english))('%s', (file) => {
  const given = leaves(english[file], file)
  const hindiLeaves = leaves(hindi[file], file)

  test('has the same keys in Hindi', () => {
    expect(hindiLeaves.map(({ at }) => at)).toEqual(
      expect.arrayContaining(given.map(({ at }) => at)),
    )
    expect(hindiLeaves).toHaveLength(given.length)
  })

  test('has only Hindi texts', () => {
    const missed = hindiLeaves.filter((leaf) => isWording(leaf) && !isHindi(leaf.text))

    // A Hindi line is empty where it would only repeat the Hindi heading.
    expect(
      missed.filter(
        ({ at, text }) => !alike.test(text) && !(text === '' && /\.(hindi|subtitle)$/.test(at)),
      ),
    ).toEqual([])
  })

  test('differs from every English text', () => {
    const at = new Map(given.map((leaf) => [leaf.at, leaf.text]))
    const same = hindiLeaves.filter((leaf) => isWording(leaf) && leaf.text === at.get(leaf.at))

    expect(same.filter(({ text }) => text && !isHindi(text) && !alike.test(text))).toEqual([])
  })

  test('contains the same numbers, settings, drawings and addresses', () => {
    const at = new Map(hindiLeaves.map((leaf) => [leaf.at, leaf.text]))

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

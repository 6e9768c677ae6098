import { isKeyOf, lookUp } from '../data/look-up'

/**
 * What a page's text may name in braces: facts of the site's settings, and `form`, the words of the link to the
 * contact form. An empty one is a hole.
 */
export type SettingsFacts = Record<
  'siteName' | 'email' | 'phone' | 'address' | 'attractionsLink' | 'form',
  string
>

/** Wordings of one thought, best first, by the name that stands in braces for them: `{contact}`. */
export type Phrases = Record<string, string[]>

/** A run of plain text, or a fact that is shown in its own way, such as a link. */
export type Piece = string | { fact: keyof SettingsFacts; text: string }

/**
 * Fills a text. Of a phrase the first wording without a hole is taken; a sentence that still has one is left
 * out, so that nobody reads "call  or write to". Nothing is left of a text that is all holes.
 */
export function fill(text: string, facts: SettingsFacts, phrases: Phrases): Piece[] {
  const isHole = (name: string) => isKeyOf(facts, name) && !facts[name]
  const isWhole = (words: string) =>
    ![...words.matchAll(/\{(\w+)\}/g)].some(([, name]) => isHole(name!))
  const worded = text.replace(/\{(\w+)\}/g, (token, name: string) => {
    const wordings = lookUp(phrases, name)
    return wordings ? (wordings.find(isWhole) ?? '') : token
  })
  const sentences = worded.split(/(?<=[.!?।]) +/).filter(isWhole)
  return sentences
    .join(' ')
    .split(/(\{\w+\})/)
    .filter((part) => part !== '')
    .map((part) => {
      const name = part.slice(1, -1)
      return part.startsWith('{') && isKeyOf(facts, name) ? { fact: name, text: facts[name] } : part
    })
}

import { isKeyOf, lookUp } from '../lib/look-up'

/** The placeholders of a page's text: settings of the site, and `form`, the text of the link to the contact form. */
export type SettingsFacts = Record<
  'siteName' | 'email' | 'phone' | 'address' | 'attractionsLink' | 'form',
  string
>

/** Alternative wordings by their placeholder, such as `{contact}`; the first one without an empty value is used. */
export type Phrases = Record<string, string[]>

/** Plain text, or a value that is rendered in its own way, such as a link. */
export type Piece = string | { fact: keyof SettingsFacts; text: string }

/**
 * Replaces the placeholders of a text. A sentence with an empty value is left out, so that nobody reads
 * "call  or write to".
 */
export function fillPlaceholders(text: string, facts: SettingsFacts, phrases: Phrases): Piece[] {
  const isEmpty = (name: string) => isKeyOf(facts, name) && !facts[name]
  const isComplete = (wording: string) =>
    ![...wording.matchAll(/\{(\w+)\}/g)].some(([, name]) => isEmpty(name!))
  const worded = text.replace(/\{(\w+)\}/g, (token, name: string) => {
    const wordings = lookUp(phrases, name)
    return wordings ? (wordings.find(isComplete) ?? '') : token
  })
  const sentences = worded
    .replace(/([.!?।]) +/g, '$1\n')
    .split('\n')
    .filter(isComplete)
  return sentences
    .join(' ')
    .split(/(\{\w+\})/)
    .filter((part) => part !== '')
    .map((part) => {
      const name = part.slice(1, -1)
      return part.startsWith('{') && isKeyOf(facts, name) ? { fact: name, text: facts[name] } : part
    })
}

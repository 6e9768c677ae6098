import { cutLongWords } from '../../lib/to-text'

/** Devanagari words with the spaces, digits and punctuation between them. */
const hindi =
  /[\u0900-\u097f\u200c\u200d]+(?:[\s\d,.:;!?'"()–—-]+[\u0900-\u097f\u200c\u200d]+)*[।॥!?]*/gu

/**
 * Marks Devanagari parts with `lang`, so that fonts and screen readers treat them as Hindi. Long words are cut; the
 * tooltip holds the full text.
 */
export function MixedScriptText({ children: text }: { children: string }) {
  const shown = cutLongWords(text)
  const parts = splitByScript(shown).map(({ text, lang }, index) => (
    <span key={index} lang={lang}>
      {text}
    </span>
  ))
  return shown === text ? parts : <span title={text}>{parts}</span>
}

function splitByScript(text: string): { text: string; lang?: 'hi' }[] {
  const parts: { text: string; lang?: 'hi' }[] = []
  let end = 0
  for (const match of text.matchAll(hindi)) {
    if (match.index > end) parts.push({ text: text.slice(end, match.index) })
    parts.push({ text: match[0], lang: 'hi' })
    end = match.index + match[0].length
  }
  return end < text.length ? [...parts, { text: text.slice(end) }] : parts
}

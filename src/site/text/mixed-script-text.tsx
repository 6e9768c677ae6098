import { Fragment } from 'react'
import { cutLongWords } from '../../data/to-text'

/** Devanagari words with the spaces, digits and punctuation between them. */
const hindi =
  /[\u0900-\u097f\u200c\u200d]+(?:[\s\d,.:;!?'"()–—-]+[\u0900-\u097f\u200c\u200d]+)*[।॥!?]*/gu

/**
 * Marks Devanagari parts with `lang`, so that fonts and screen readers treat them as Hindi. Long words are cut; the
 * tooltip holds the whole text.
 */
export function MixedScriptText({ children: whole }: { children: string }) {
  const shown = cutLongWords(whole)
  const parts = splitByScript(shown).map(({ text, lang }, index) =>
    lang ? (
      <span key={index} lang={lang}>
        {text}
      </span>
    ) : (
      <Fragment key={index}>{text}</Fragment>
    ),
  )
  return shown === whole ? parts : <span title={whole}>{parts}</span>
}

function splitByScript(whole: string): { text: string; lang?: 'hi' }[] {
  const parts: { text: string; lang?: 'hi' }[] = []
  let end = 0
  for (const match of whole.matchAll(hindi)) {
    if (match.index > end) parts.push({ text: whole.slice(end, match.index) })
    parts.push({ text: match[0], lang: 'hi' })
    end = match.index + match[0].length
  }
  return end < whole.length ? [...parts, { text: whole.slice(end) }] : parts
}

import { Fragment } from 'react'
import { cutLongWords } from '../../data/to-text'

/** A run of Devanagari with the spaces, digits and signs inside it. */
const hindi =
  /[\u0900-\u097f\u200c\u200d]+(?:[\s\d,.:;!?'"()–—-]+[\u0900-\u097f\u200c\u200d]+)*[।॥!?]*/gu

/**
 * A text of data with the language of each run, so that it is drawn and read as what it is. Long words are cut; the
 * tooltip of such a text holds the whole.
 */
export function Runs({ children: whole }: { children: string }) {
  const shown = cutLongWords(whole)
  const runs = split(shown).map(({ run, lang }, index) =>
    lang ? (
      <span key={index} lang={lang}>
        {run}
      </span>
    ) : (
      <Fragment key={index}>{run}</Fragment>
    ),
  )
  return shown === whole ? runs : <span title={whole}>{runs}</span>
}

function split(given: string): { run: string; lang?: 'hi' }[] {
  const runs: { run: string; lang?: 'hi' }[] = []
  let end = 0
  for (const found of given.matchAll(hindi)) {
    if (found.index > end) runs.push({ run: given.slice(end, found.index) })
    runs.push({ run: found[0], lang: 'hi' })
    end = found.index + found[0].length
  }
  return end < given.length ? [...runs, { run: given.slice(end) }] : runs
}

import { Fragment } from 'react'

/** A run of Devanagari with the spaces, digits and signs inside it. */
const hindi =
  /[\u0900-\u097f\u200c\u200d]+(?:[\s\d,.:;!?'"()–—-]+[\u0900-\u097f\u200c\u200d]+)*[।॥!?]*/u

/** A text of data with the language of each run, so that it is drawn and read as what it is. */
export function Runs({ children }: { children: string }) {
  return split(children).map(({ run, lang }, index) =>
    lang ? (
      <span key={index} lang={lang}>
        {run}
      </span>
    ) : (
      <Fragment key={index}>{run}</Fragment>
    ),
  )
}

function split(given: string): { run: string; lang?: 'hi' }[] {
  const found = hindi.exec(given)
  if (!found) return given ? [{ run: given }] : []
  const before = given.slice(0, found.index)
  const after = given.slice(found.index + found[0].length)
  return [
    ...(before ? [{ run: before }] : []),
    { run: found[0], lang: 'hi' as const },
    ...split(after),
  ]
}

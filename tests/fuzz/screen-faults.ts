import { vi } from 'vitest'
import { violations, type DataSet } from '../../mocks/testing'

/** Texts that a screen shows when it renders a missing value or an object. */
const wrongTexts = /\b(?:null|undefined|NaN|Invalid Date)\b|\[object \w+\]/

/** Attributes that people read or hear, or that lead somewhere. */
const attributes = ['aria-label', 'title', 'alt', 'placeholder', 'href', 'src', 'value']

/** The faults of the screen that the document shows, as sentences; none if it is sound. */
export function findScreenFaults(): string[] {
  const headings = [...document.querySelectorAll('h1')].filter((heading) =>
    heading.checkVisibility(),
  )
  const { scrollWidth, clientWidth } = document.documentElement
  return [
    ...wrongTextsIn('The text', document.body.innerText),
    ...attributes.flatMap((name) =>
      [...document.querySelectorAll(`[${name}]`)].flatMap((element) =>
        wrongTextsIn(`The ${name} of a ${element.localName}`, element.getAttribute(name) ?? ''),
      ),
    ),
    ...(headings.length === 1 ? [] : [`There are ${headings.length} headings of level 1.`]),
    ...(scrollWidth > clientWidth
      ? [
          `The page is ${scrollWidth} px wide in a window of ${clientWidth} px${widest(clientWidth)}.`,
        ]
      : []),
    ...takeConsoleLines(),
    ...violations
      .splice(0)
      .map((violation) => `Breach of the contract: ${JSON.stringify(violation)}`),
  ]
}

function wrongTextsIn(where: string, text: string): string[] {
  const found = wrongTexts.exec(text)
  if (!found) return []
  const around = text.slice(Math.max(0, found.index - 30), found.index + 40)
  return [`${where} reads "${found[0]}": ${JSON.stringify(around)}.`]
}

/** Names the innermost element that reaches beyond the window. */
function widest(clientWidth: number) {
  const wide = [...document.querySelectorAll('body *')].filter(
    (element) => element.getBoundingClientRect().right > clientWidth + 1,
  )
  const last = wide.at(-1)
  return last ? `, by ${(last.cloneNode(false) as Element).outerHTML.slice(0, 120)}` : ''
}

const methods = ['error', 'warn', 'info', 'log'] as const
let lines: string[] = []

/** Records console lines; `tests/setup.ts` restores the console after the test. */
export function watchConsole() {
  lines = []
  for (const method of methods)
    vi.spyOn(console, method).mockImplementation((...parts: unknown[]) => {
      lines.push(`console.${method}: ${parts.map(String).join(' ').slice(0, 300)}`)
    })
}

/** Returns the console's lines since the last call. */
function takeConsoleLines(): string[] {
  // Reported lines are removed, so that they do not fail the next case too.
  vi.mocked(console.error).mockClear()
  return lines.splice(0)
}

/** A data set without its empty lists, for the report of a failure. */
export const describeDataSet = ({ records, page, forecast = [] }: DataSet) => ({
  ...Object.fromEntries(Object.entries(records).filter(([, rows]) => rows.length)),
  ...(page && Object.keys(page).length && { page }),
  ...(forecast.length && { forecast }),
})

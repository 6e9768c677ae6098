/** One record of a CSV text; `number` is its row in a spreadsheet, from 1. */
export interface CsvLine {
  number: number
  cells: string[]
}

/** The records of a CSV text without empty ones; `unclosedQuote` is the row whose quotation mark is not closed. */
export interface ParsedCsv {
  lines: CsvLine[]
  unclosedQuote?: number
}

const byteOrderMark = /^\uFEFF/
/** A first line such as `sep=;`, which tells Excel the separator. */
const separatorLine = /^sep=([,;\t])(?:\r\n|\n|\r|$)/i
/** Matches one cell, quoted or not, and the separator or line break after it. Text after a closing quote is kept. */
const cellOf = (separator: string) =>
  new RegExp(`(?:"((?:[^"]|"")*)("?))?([^${separator}\\r\\n]*)(${separator}|\\r\\n|\\n|\\r|$)`, 'y')

/** Reads CSV with commas, semicolons or tabs, and with line breaks in quoted cells [IMPORT-1]. */
export function parseCsv(text: string): ParsedCsv {
  const content = text.replace(byteOrderMark, '')
  const separatorMatch = separatorLine.exec(content)
  const separator = separatorMatch?.[1] ?? guessSeparator(content)
  const cell = cellOf(separator)
  cell.lastIndex = separatorMatch?.[0].length ?? 0

  const records: string[][] = [[]]
  let unclosed: number | undefined
  while (unclosed === undefined) {
    const [, quoted, quote, plain = '', end = ''] = cell.exec(content)!
    if (quoted !== undefined && !quote) unclosed = records.length
    records.at(-1)!.push((quoted?.replaceAll('""', '"') ?? '') + plain)
    if (!end) break
    if (end !== separator) records.push([])
  }
  const first = separatorMatch ? 2 : 1
  const lines = records.map((cells, index) => ({ number: index + first, cells }))
  return {
    lines: lines.filter(({ cells }) => cells.some((value) => value.trim() !== '')),
    unclosedQuote: unclosed && unclosed + first - 1,
  }
}

/** The separator that occurs most often in the first line, outside of quotes; a comma where there is none. */
function guessSeparator(text: string) {
  const [first = ''] = /^(?:"(?:[^"]|"")*"|[^"\r\n])*/.exec(text.trimStart()) ?? []
  const unquoted = first.replace(/"(?:[^"]|"")*"/g, '')
  const count = (separator: string) => unquoted.split(separator).length
  return [',', ';', '\t'].reduce((best, other) => (count(other) > count(best) ? other : best))
}

/** One record of a CSV text; `number` is its row in a spreadsheet, from 1. */
export interface CsvLine {
  number: number
  cells: string[]
}

/** The records of a CSV text without its empty ones; `unclosed` is the record whose quotation mark is not closed. */
export interface ParsedCsv {
  lines: CsvLine[]
  unclosed?: number
}

const byteOrderMark = /^\uFEFF/
/** A first line by which Excel is told the separator. */
const separatorLine = /^sep=([,;\t])(?:\r\n|\n|\r|$)/i
/** A quoted cell, or one that ends with a separator or a line. Doubled quotes are one; text after a quote is kept. */
const cellOf = (separator: string) =>
  new RegExp(`(?:"((?:[^"]|"")*)("?))?([^${separator}\\r\\n]*)(${separator}|\\r\\n|\\n|\\r|$)`, 'y')

/** Reads CSV with commas, semicolons or tabs, and with line breaks in quoted cells [IMPORT-1]. */
export function parseCsv(text: string): ParsedCsv {
  const whole = text.replace(byteOrderMark, '')
  const named = separatorLine.exec(whole)
  const separator = named?.[1] ?? guessSeparator(whole)
  const cell = cellOf(separator)
  cell.lastIndex = named?.[0].length ?? 0

  const records: string[][] = [[]]
  let unclosed: number | undefined
  while (unclosed === undefined) {
    const [, quoted, quote, plain = '', end = ''] = cell.exec(whole)!
    if (quoted !== undefined && !quote) unclosed = records.length
    records.at(-1)!.push((quoted?.replaceAll('""', '"') ?? '') + plain)
    if (!end) break
    if (end !== separator) records.push([])
  }
  const first = named ? 2 : 1
  const lines = records.map((cells, index) => ({ number: index + first, cells }))
  return {
    lines: lines.filter(({ cells }) => cells.some((value) => value.trim() !== '')),
    unclosed: unclosed && unclosed + first - 1,
  }
}

/** The separator that occurs most often in the first line, outside of quotes; a comma where there is none. */
function guessSeparator(text: string) {
  const [first = ''] = /^(?:"(?:[^"]|"")*"|[^"\r\n])*/.exec(text.trimStart()) ?? []
  const unquoted = first.replace(/"(?:[^"]|"")*"/g, '')
  const count = (separator: string) => unquoted.split(separator).length
  return [',', ';', '\t'].reduce((best, other) => (count(other) > count(best) ? other : best))
}

/** One record of a CSV text; `number` is its row in a spreadsheet, from 1. */
export interface CsvLine {
  number: number
  cells: string[]
  /** The cells of which a quotation mark encloses a part only, or that have one as a sign of their text. */
  oddlyQuoted: string[]
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

  const records: Omit<CsvLine, 'number'>[] = [{ cells: [], oddlyQuoted: [] }]
  let unclosed: number | undefined
  while (unclosed === undefined) {
    const [, quoted, quote, plain = '', end = ''] = cell.exec(content)!
    if (quoted !== undefined && !quote) unclosed = records.length
    const text = (quoted?.replaceAll('""', '"') ?? '') + plain
    const record = records.at(-1)!
    record.cells.push(text)
    if (quoted === undefined ? hasOddQuote(plain.trim()) : plain.trim())
      record.oddlyQuoted.push(text.trim())
    if (!end) break
    if (end !== separator) records.push({ cells: [], oddlyQuoted: [] })
  }
  const first = separatorMatch ? 2 : 1
  const lines = records.map((record, index) => ({ number: index + first, ...record }))
  return {
    lines: lines.filter(({ cells }) => cells.some((value) => value.trim() !== '')),
    unclosedQuote: unclosed && unclosed + first - 1,
  }
}

/** Whether an unquoted cell begins with a straight quotation mark, or with a curved one that it does not close. */
const hasOddQuote = (plain: string) =>
  /^"/.test(plain) || (/^[“„]/.test(plain) && !/[”“]$/.test(plain))

/** The separator that occurs most often in the first line, outside of quotes; a comma where there is none. */
function guessSeparator(text: string) {
  const [first = ''] = /^(?:"(?:[^"]|"")*"|[^"\r\n])*/.exec(text.trimStart()) ?? []
  const unquoted = first.replace(/"(?:[^"]|"")*"/g, '')
  const count = (separator: string) => unquoted.split(separator).length
  return [',', ';', '\t'].reduce((best, other) => (count(other) > count(best) ? other : best))
}

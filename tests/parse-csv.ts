/** Parses CSV as RFC 4180 and spreadsheets do; throws an Error where a quote is not closed or follows a text. */
export function parseCsv(text: string): string[][] {
  const rows: string[][] = [[]]
  let rest = text
  while (rest) {
    const [whole = '', quoted, plain = '', end = ''] =
      /^(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|\n|\r|$)/.exec(rest) ?? []
    if (!whole) throw new Error(`The CSV breaks off at ${JSON.stringify(rest.slice(0, 40))}.`)
    rows.at(-1)!.push(quoted?.replaceAll('""', '"') ?? plain)
    rest = rest.slice(whole.length)
    if (end && end !== ',' && rest) rows.push([])
  }
  return rows
}

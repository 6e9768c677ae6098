/** Spreadsheets run such a cell as a formula, also with full-width signs. Apostrophes before it may come from a person. */
const formulaStart = /^'*[=+\-@\t\r\n＝＋－＠]/

/** Prefixes a formula with an apostrophe, so that spreadsheets show it as text. */
export const escapeFormula = (shown: string) => (formulaStart.test(shown) ? `'${shown}` : shown)

/** Removes the apostrophe that `escapeFormula` added to a cell. */
export const restoreFormula = (cell: string) =>
  cell.startsWith("'") && formulaStart.test(cell) ? cell.slice(1) : cell

/** The number of lines that the text of an element fills. Playwright can run it in the page, because it uses nothing else. */
export function countLines(element: Element) {
  const range = document.createRange()
  range.selectNodeContents(element)
  return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
}

/** How long the browser may take to read the file before its URL is revoked (ms). */
const revokeDelay = 30_000

/** Downloads a text as a file. Uses a Blob URL, because the content policy forbids `data:`. */
export function saveFile(name: string, type: string, content: string) {
  const href = URL.createObjectURL(new Blob([content], { type }))
  const link = Object.assign(document.createElement('a'), { href, download: name })
  link.click()
  setTimeout(() => URL.revokeObjectURL(href), revokeDelay)
}

/** How long the browser may take to begin with the file. */
const grace = 30_000

/** Hands a text to the browser as a file. A Blob link: the policy allows no `data:` [SEC-1]. */
export function saveFile(name: string, type: string, content: string) {
  const href = URL.createObjectURL(new Blob([content], { type }))
  const link = Object.assign(document.createElement('a'), { href, download: name })
  link.click()
  setTimeout(() => URL.revokeObjectURL(href), grace)
}

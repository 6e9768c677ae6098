/** How long the browser may take to begin with the file. */
const grace = 30_000

/** Hands a text to the browser as a file. A Blob link: the policy allows no `data:` (RULES, The bundle). */
export function saveFile(name: string, type: string, content: string) {
  const href = URL.createObjectURL(new Blob([content], { type }))
  Object.assign(document.createElement('a'), { href, download: name }).click()
  setTimeout(() => URL.revokeObjectURL(href), grace)
}

import type { ShowStatus } from '../controls'

/** Copies a text. Plain http has no clipboard API; the text is shown instead. */
export async function copyText(text: string, what: string, showStatus: ShowStatus) {
  try {
    await navigator.clipboard.writeText(text)
    showStatus(`${what} is copied.`)
  } catch {
    showStatus(`${what} cannot be copied here; take it from the field.`, text)
  }
}

/** Saves a JSON text as a file of the browser's downloads. */
export function saveJson(text: string, name: string) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  link.download = name
  link.click()
  // By then the browser has started the download.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

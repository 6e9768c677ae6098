/** Copies a text to the clipboard; false if the browser refuses. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyBySelection(text)
  }
}

/** Pages without https have no clipboard API; `execCommand` still works there. */
function copyBySelection(text: string): boolean {
  const opener = document.activeElement
  const box = document.createElement('textarea')
  box.value = text
  box.className = 'visually-hidden'
  // Inside the button's parent, because a dialog takes the focus back from elements outside it.
  ;(opener?.parentElement ?? document.body).append(box)
  box.select()
  const done = document.execCommand('copy')
  box.remove()
  if (opener instanceof HTMLElement) opener.focus()
  return done
}

import { useEffect, useState } from 'react'

const confirmationMs = 2000

export type CopyOutcome = 'done' | 'refused'

/** Copies texts; the outcome is `done` for two seconds, or `refused` until the next try. */
export function useCopyToClipboard() {
  const [outcome, setOutcome] = useState<{ kind: CopyOutcome }>()

  useEffect(() => {
    if (outcome?.kind !== 'done') return
    const timer = setTimeout(() => setOutcome(undefined), confirmationMs)
    return () => clearTimeout(timer)
  }, [outcome])

  return {
    outcome: outcome?.kind,
    copy: async (text: string) => setOutcome({ kind: (await copyText(text)) ? 'done' : 'refused' }),
  }
}

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
  const previousFocus = document.activeElement
  const textarea = document.createElement('textarea')
  textarea.value = text
  textarea.className = 'visually-hidden'
  // Inside the button's parent, because a dialog takes the focus back from elements outside it.
  ;(previousFocus?.parentElement ?? document.body).append(textarea)
  textarea.select()
  const done = document.execCommand('copy')
  textarea.remove()
  if (previousFocus instanceof HTMLElement) previousFocus.focus()
  return done
}

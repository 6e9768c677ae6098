import { useEffect, useState } from 'react'

const shownFor = 2000

/** A copy and what came of it: `done` for two seconds, `refused` until the next try. */
export function useCopying() {
  const [outcome, setOutcome] = useState<{ kind: 'done' | 'refused' }>()

  useEffect(() => {
    if (outcome?.kind !== 'done') return
    const timer = setTimeout(() => setOutcome(undefined), shownFor)
    return () => clearTimeout(timer)
  }, [outcome])

  return {
    outcome: outcome?.kind,
    copy: async (text: string) => setOutcome({ kind: (await copied(text)) ? 'done' : 'refused' }),
  }
}

async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copiedBySelection(text)
  }
}

/** Pages without https have no clipboard; the old way still works there. */
function copiedBySelection(text: string): boolean {
  const opener = document.activeElement
  const box = document.createElement('textarea')
  box.value = text
  box.className = 'visually-hidden'
  // Beside the opener: a dialog would take the focus back from outside of it.
  ;(opener?.parentElement ?? document.body).append(box)
  box.select()
  const done = document.execCommand('copy')
  box.remove()
  if (opener instanceof HTMLElement) opener.focus()
  return done
}

import { useEffect, useState } from 'react'
import { copyText } from './copy-text'

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

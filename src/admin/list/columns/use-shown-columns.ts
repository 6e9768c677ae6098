import { useMemo, useState } from 'react'
import { safeStorage } from '../../../lib/safe-storage'
import { currentOwner } from '../../form/drafts/personal-storage'
import type { Resource } from '../../resource'

const storage = safeStorage('localStorage')

/** The columns that this person has not hidden; the name always stays. The choice is kept on this device, for each list. */
export function useShownColumns({ path, columns, name }: Resource) {
  const key = `hidden columns ${path} ${currentOwner()}`
  const optional = columns.filter(({ field }) => field !== name).map(({ label }) => label)
  const [hidden, setHidden] = useState(() => readLabels(key))
  // Memoized, because rows render only when their columns change.
  const shown = useMemo(
    () => columns.filter(({ field, label }) => field === name || !hidden.includes(label)),
    [columns, name, hidden],
  )

  function hide(labels: string[]) {
    if (labels.length) storage.write(key, JSON.stringify(labels))
    else storage.remove(key)
    setHidden(labels)
  }

  return {
    shown,
    hidden,
    /** The labels that can be hidden. */
    optional,
    toggle: (label: string) =>
      hide(hidden.includes(label) ? hidden.filter((other) => other !== label) : [...hidden, label]),
    showAll: () => hide([]),
  }
}

export type ShownColumns = ReturnType<typeof useShownColumns>

/** The stored labels; none where the text is no list of them. */
function readLabels(key: string): string[] {
  try {
    const stored: unknown = JSON.parse(storage.read(key) ?? '[]')
    return Array.isArray(stored) ? stored.filter((label) => typeof label === 'string') : []
  } catch {
    // Invalid JSON is no choice.
    return []
  }
}

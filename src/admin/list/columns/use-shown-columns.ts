import { useMemo, useState } from 'react'
import { safeStorage } from '../../../lib/safe-storage'
import { currentOwner } from '../../drafts/personal-storage'
import type { Resource } from '../../resource'

const storage = safeStorage('localStorage')

/** The columns that this person has not hidden; the name always stays. The choice is kept on this device, for each list. */
export function useShownColumns({ path, columns, name }: Resource) {
  const key = `hidden columns ${path} ${currentOwner()}`
  const [hidden, setHidden] = useState(() => readHidden(key))
  // Memoized, because rows render only when their columns change.
  const shown = useMemo(
    () => columns.filter(({ field, label }) => field === name || !hidden.has(label)),
    [columns, name, hidden],
  )

  function hide(labels: ReadonlySet<string>) {
    if (labels.size) storage.write(key, JSON.stringify([...labels]))
    else storage.remove(key)
    setHidden(labels)
  }

  return {
    shown,
    /** The labels of the columns that are hidden. */
    hidden,
    /** The labels that can be hidden. */
    optional: columns.filter(({ field }) => field !== name).map(({ label }) => label),
    toggle: (label: string) => {
      const labels = new Set(hidden)
      if (!labels.delete(label)) labels.add(label)
      hide(labels)
    },
    showAll: () => hide(new Set()),
  }
}

export type ShownColumns = ReturnType<typeof useShownColumns>

/** The stored labels; none where the text is no list of them. */
function readHidden(key: string): ReadonlySet<string> {
  try {
    const stored: unknown = JSON.parse(storage.read(key) ?? '[]')
    return new Set(Array.isArray(stored) ? stored.filter((label) => typeof label === 'string') : [])
  } catch {
    // Invalid JSON is no choice.
    return new Set()
  }
}

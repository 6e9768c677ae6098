import { useEffect, useSyncExternalStore } from 'react'
import { createStore } from '../../lib/create-store'

const unsavedForms = createStore(0)

/** Counts a form while it holds unsaved text. */
export function useCountUnsavedForm(unsaved: boolean) {
  useEffect(() => {
    if (!unsaved) return
    unsavedForms.set(unsavedForms.get() + 1)
    return () => unsavedForms.set(unsavedForms.get() - 1)
  }, [unsaved])
}

const keptForms = createStore(0)

/** Counts a navigation that did not take place because a person kept unsaved text. */
export const countKept = () => keptForms.set(keptForms.get() + 1)

/** How many navigations did not take place so; renders again with the next one. */
export const useKeptCount = () => useSyncExternalStore(keptForms.subscribe, keptForms.get, () => 0)

export const hasUnsaved = () => unsavedForms.get() > 0

/** Whether any form of the page holds unsaved text; renders again when that changes. */
export const useHasUnsaved = () =>
  useSyncExternalStore(unsavedForms.subscribe, hasUnsaved, () => false)

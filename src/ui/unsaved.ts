import { useEffect, useSyncExternalStore } from 'react'

const holders = new Set<object>()
const listeners = new Set<() => void>()

const tell = () => listeners.forEach((listener) => listener())

/** Counts a form among those that would lose something, for as long as that is so. */
export function useHoldsUnsaved(unsaved: boolean) {
  useEffect(() => {
    if (!unsaved) return
    const holder = {}
    holders.add(holder)
    tell()
    return () => {
      holders.delete(holder)
      tell()
    }
  }, [unsaved])
}

function listen(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether any form of the page holds what was typed and not sent. */
export const useAnyUnsaved = () =>
  useSyncExternalStore(
    listen,
    () => holders.size > 0,
    () => false,
  )

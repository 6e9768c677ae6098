import { createStore } from '../../lib/create-store'
import { safeStorage } from '../../lib/safe-storage'

/** The localStorage key of forms that could not be sent; every tab of this browser shares it. */
const storageKey = 'unsent'
const storage = safeStorage('localStorage')
/** Counts what this tab writes; the storage event tells the other tabs alone. */
const writes = createStore(0)

export const hasOutboxEntries = () => storage.read(storageKey) !== undefined

/** Whether the browser denies its storage, so that entries end with the page. */
export const isOutboxInMemoryOnly = () => storage.isInMemoryOnly(storageKey)

/** The entries as stored: JSON, or '' for none. A snapshot for React. */
export const outboxSnapshot = () => storage.read(storageKey) ?? ''

/** Calls `listener` on every change, in other tabs too. Returns the unsubscribe function. */
export function subscribeToOutbox(listener: () => void): () => void {
  const stop = writes.subscribe(listener)
  window.addEventListener('storage', listener)
  return () => {
    stop()
    window.removeEventListener('storage', listener)
  }
}

/** Replaces the entries and notifies the subscribers; '' removes them. */
export function writeOutbox(json: string) {
  if (json) storage.write(storageKey, json)
  else storage.remove(storageKey)
  writes.set(writes.get() + 1)
}

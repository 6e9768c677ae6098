/** What `useSyncExternalStore` subscribes to where a value differs between server and browser only. */
export const neverChanges = () => () => {}

/** A value that lives outside React. `get` and `subscribe` are the arguments of useSyncExternalStore. */
export function createStore<T>(initial: T) {
  let value = initial
  const listeners = new Set<() => void>()
  return {
    get: () => value,
    /** Notifies the listeners when the value differs from the last one. */
    set: (next: T) => {
      if (next === value) return
      value = next
      for (const listener of listeners) listener()
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Web storage that never throws: where it is blocked or full, a text is kept in memory until the page is reloaded. */
export function safeStorage(area: 'localStorage' | 'sessionStorage') {
  const memory = new Map<string, string>()
  return {
    read(name: string): string | undefined {
      try {
        return memory.get(name) ?? globalThis[area].getItem(name) ?? undefined
      } catch {
        return memory.get(name)
      }
    },
    write(name: string, text: string) {
      memory.delete(name)
      try {
        globalThis[area].setItem(name, text)
      } catch {
        memory.set(name, text)
      }
    },
    remove(name: string) {
      memory.delete(name)
      try {
        globalThis[area].removeItem(name)
      } catch {
        // Storage is blocked, so nothing was stored.
      }
    },
    /** Drops the copy in memory, for example after another tab has changed the storage. */
    forgetInMemory: (name: string) => memory.delete(name),
    /** Whether the text is kept in memory only. */
    isInMemoryOnly: (name: string) => memory.has(name),
  }
}

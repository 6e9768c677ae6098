/**
 * Texts that a browser keeps under their names, beyond the page; where its storage is blocked or full, in memory
 * until the page is loaded anew.
 */
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
        // Blocked: there was nothing.
      }
    },
    /** Whether this page's end is the end of the text. */
    isVolatile: (name: string) => memory.has(name),
  }
}

/** What this visit has learnt about the server. */
export const habits = {
  /** Paths whose other spelling of the final slash answers writes, by the contract's spelling. */
  spellings: new Map<string, string>(),
  /** The largest page that a list allows, where the server refuses larger ones. */
  allowedSizes: new Map<string, number>(),
  /** How many rows a list sends at most, by path and size. */
  servedSizes: new Map<string, number>(),
  /** Writes that were refused with and without their empty fields. */
  needsEmptyFields: new Set<string>(),
  /** A public read is answered without a token, and with one not at all. */
  publicReadsNeedNoToken: false,
}

/** Forgets the server: for the next test or story. */
export function forgetHabits() {
  habits.spellings.clear()
  habits.allowedSizes.clear()
  habits.servedSizes.clear()
  habits.needsEmptyFields.clear()
  habits.publicReadsNeedNoToken = false
}

export const otherSpelling = (path: string) => (path.endsWith('/') ? path.slice(0, -1) : `${path}/`)

/** Remembers the spelling that a read of this path was redirected to, where that is the only difference. */
export function learnSpelling(path: string, url: string) {
  if (new URL(url).pathname.endsWith(otherSpelling(path)))
    habits.spellings.set(path, otherSpelling(path))
}

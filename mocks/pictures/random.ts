/** A stream of numbers that looks like chance and is the same on every run and every machine. */
export interface Random {
  /** A fraction from 0 up to, not including, 1. */
  next: () => number
  /** A whole number, both ends included. */
  int: (min: number, max: number) => number
  /** A fraction between two bounds. */
  between: (min: number, max: number) => number
  pick: <T>(list: readonly T[]) => T
  /** True this often: `chance(0.25)` is one time in four. */
  chance: (probability: number) => boolean
}

/**
 * Mock records and pictures must be the same on every reload, in tests and in stories; so nothing
 * in the mocks asks `Math.random`, everything asks a stream made from a seed. A word makes as good
 * a seed as a number: `random('gallery/42')` and `random('gallery/43')` have nothing in common.
 */
export function random(seed: string | number): Random {
  let state = hash(String(seed))

  // mulberry32: 32 bits of state, even enough for pictures and sample records
  function next() {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }

  const between = (min: number, max: number) => min + (max - min) * next()
  const int = (min: number, max: number) => Math.floor(between(min, max + 1))

  return {
    next,
    int,
    between,
    pick: (list) => {
      const item = list[int(0, list.length - 1)]
      if (item === undefined) throw new RangeError('pick() needs a list with something in it')
      return item
    },
    chance: (probability) => next() < probability,
  }
}

/** FNV-1a, finished with a shuffle so that seeds one letter apart start far apart. */
function hash(text: string): number {
  let sum = 0x811c9dc5
  for (const letter of text) sum = Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  sum = Math.imul(sum ^ (sum >>> 16), 0x85ebca6b)
  return (sum ^ (sum >>> 13)) | 0
}

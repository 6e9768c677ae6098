// npm run explore: numbers that are the same for the same seed.

/** A generator of numbers from 0 to below 1, by mulberry32. */
export function randomOf(seed) {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** One entry of a list. */
export const pick = (random, list) => list[Math.floor(random() * list.length)]

/** One key of an object whose values are weights. */
export function pickWeighted(random, weights) {
  const entries = Object.entries(weights)
  let rest = random() * entries.reduce((sum, [, weight]) => sum + weight, 0)
  return entries.find(([, weight]) => (rest -= weight) < 0)?.[0] ?? entries[0][0]
}

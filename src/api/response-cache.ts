import { token } from './stored-login'

/** The most answers that are kept of a kind; the one that was written longest ago is removed first. */
const maxEntries = 300
type Answers = Map<string, { sequence: number; value: unknown }>

// The only place where answers are kept. Each request keeps the map with which it began: what arrives after that map has
// been forgotten is not stored.
let ofVisitors: Answers = new Map()
let ofStaff: Answers = new Map()
let staffToken: string | undefined
let lastSequence = 0

/** The answers of the person at hand: those of a login go with it, and are seen by nobody else. */
function answers() {
  const current = token()
  if (current !== staffToken) forgetStaffAnswers()
  staffToken = current
  return current ? ofStaff : ofVisitors
}

/**
 * Numbers a request and returns a function that keeps its value in memory. A value that arrives after that of a later
 * request is not stored.
 */
export function beginRequest(name: string): (value: unknown) => void {
  const sequence = ++lastSequence
  const kept = answers()
  return (value) => {
    if ((kept.get(name)?.sequence ?? 0) > sequence) return
    kept.delete(name)
    kept.set(name, { sequence, value })
    if (kept.size > maxEntries) kept.delete(kept.keys().next().value!)
  }
}

/** The kept value of a request by its name; undefined when there is none. */
export const cachedResponse = (name: string) => answers().get(name)?.value

/** Forgets what was read with a login: after each write, because it may say something else now. */
export function forgetStaffAnswers() {
  ofStaff = new Map()
}

/** Forgets everything: for the next test or story. */
export function clearResponseCache() {
  ofVisitors = new Map()
  forgetStaffAnswers()
}

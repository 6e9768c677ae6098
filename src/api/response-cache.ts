import { token } from './stored-login'

/** The most answers that are kept of a kind; the one that was written longest ago is removed first. */
const maxEntries = 300
type Answers = Map<string, { sequence: number; writes: number; value: unknown }>

// The only place where answers are kept: those of a login go with it, and a write makes all of them old. A request keeps the
// map with which it began, so that what arrives after a logout is not stored.
let ofVisitors: Answers = new Map()
let ofStaff: Answers = new Map()
let staffToken: string | undefined
let lastSequence = 0
let endedWrites = 0

/** The answers for the signed-in person, else for visitors. */
function answers() {
  const current = token()
  if (current !== staffToken) ofStaff = new Map()
  staffToken = current
  return current ? ofStaff : ofVisitors
}

/**
 * Numbers a request and returns a function that keeps its value in memory. A value that arrives after that of a later
 * request is not stored.
 */
export function beginRequest(name: string): (value: unknown) => void {
  const sequence = ++lastSequence
  const writes = endedWrites
  const kept = answers()
  return (value) => {
    if ((kept.get(name)?.sequence ?? 0) > sequence) return
    kept.delete(name)
    kept.set(name, { sequence, writes, value })
    if (kept.size > maxEntries) kept.delete(kept.keys().next().value!)
  }
}

/** The kept value of a request, to be shown until a new one has come; undefined when there is none. */
export const cachedResponse = (name: string) => answers().get(name)?.value

/** The kept value of a request that no write of this page has made old, to be used in place of a new one. */
export function freshResponse(name: string) {
  const answer = answers().get(name)
  return answer?.writes === endedWrites ? answer.value : undefined
}

/** Makes all answers old: a write has ended. */
export function ageResponses() {
  endedWrites += 1
}

/** Forgets everything: for the next test or story. */
export function clearResponseCache() {
  ofVisitors = new Map()
  ofStaff = new Map()
}

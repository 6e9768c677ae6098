import { token } from './session'

/** How many are remembered; the one that was renewed longest ago makes room. */
const maxEntries = 30
const answers = new Map<string, { turn: number; value: unknown }>()
let lastSequence = 0
/** The first question whose answer counts. */
let firstValid = 1

/** What a visitor is shown is not what somebody sees who has signed in. */
const cacheKey = (name: string) => `${token() ? 'signed in' : 'visitor'} ${name}`

/**
 * Begins to ask for what goes by a name; what it returns keeps the answer, in memory and until the page is loaded
 * anew. An answer that comes after that of a later question is not kept [WIRE-9].
 */
export function beginRequest(name: string): (value: unknown) => void {
  const turn = ++lastSequence
  return (value) => {
    const key = cacheKey(name)
    if ((answers.get(key)?.turn ?? firstValid) > turn) return
    answers.delete(key)
    answers.set(key, { turn, value })
    if (answers.size > maxEntries) answers.delete(answers.keys().next().value!)
  }
}

/** The last good answer to a question that was asked since the page was opened. */
export const cachedResponse = (name: string) => answers.get(cacheKey(name))?.value

/** Forgets them all, and those that are on their way: another test, another story. */
export function clearResponseCache() {
  answers.clear()
  firstValid = lastSequence + 1
}

import { token } from './stored-login'

/** The size of the cache; the entry that was written longest ago is removed first. */
const maxEntries = 30
const responses = new Map<string, { sequence: number; value: unknown }>()
let lastSequence = 0
/** Requests before this one started before the cache was cleared; they are not stored. */
let firstValid = 1

/** Visitors and signed-in staff may get different data for the same request. */
const cacheKey = (name: string) => `${token() ? 'signed in' : 'visitor'} ${name}`

/**
 * Numbers a request and returns a function that caches its value in memory. A value that arrives after that of a later
 * request is not stored.
 */
export function beginRequest(name: string): (value: unknown) => void {
  const sequence = ++lastSequence
  return (value) => {
    const key = cacheKey(name)
    if ((responses.get(key)?.sequence ?? firstValid) > sequence) return
    responses.delete(key)
    responses.set(key, { sequence, value })
    if (responses.size > maxEntries) responses.delete(responses.keys().next().value!)
  }
}

/** The cached value of a request by its name; undefined when there is none. */
export const cachedResponse = (name: string) => responses.get(cacheKey(name))?.value

/** Empties the cache, and discards pending requests: for the next test or story. */
export function clearResponseCache() {
  responses.clear()
  firstValid = lastSequence + 1
}

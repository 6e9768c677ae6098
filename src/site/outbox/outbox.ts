import type { Prefill } from './registration-prefill'
import { kept, place } from './outbox-storage'

/** The fields of each form that are kept; which course a registration is for stands beside them. */
const fields = {
  contact: ['name', 'email', 'subject', 'message'],
  registration: ['name', 'email', 'mobno', 'language', 'address', 'comment'],
} as const
export type UnsentForm = keyof typeof fields

/** A form that a visitor sent and that the network did not carry, or not for certain. */
export interface Unsent {
  /** When it was tried, in milliseconds: what it goes by. */
  id: number
  form: UnsentForm
  values: Record<string, string>
  course: Prefill
  /** There was a network to begin with: it may have arrived. */
  uncertain: boolean
}

/** How long one is kept. */
export const keptDays = 7
/** How many are kept; an older one makes room. */
const most = 5
const listeners = new Set<() => void>()

/** What lies there, as text: a snapshot for React. */
export const unsentText = () => kept.read(place) ?? ''

/** Tells of every change, in other tabs too. Returns how to stop. */
export function onUnsent(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** Reads the text forgivingly: what is cut off, somebody else's or too old is not there. */
export function unsentIn(text: string, now = Date.now()): Unsent[] {
  let found: unknown
  try {
    found = JSON.parse(text || '[]')
  } catch {
    return []
  }
  return (
    (Array.isArray(found) ? found : [])
      .map((entry: unknown) => entryOf(entry))
      .filter((entry) => entry !== undefined)
      // A clock that has been set right is no reason to lose one.
      .filter(({ id }) => Math.abs(now - id) < keptDays * 86_400_000)
  )
}

function entryOf(found: unknown): Unsent | undefined {
  if (typeof found !== 'object' || found === null) return undefined
  const { id, form, values, course, uncertain } = found as Partial<Record<keyof Unsent, unknown>>
  if (typeof id !== 'number' || (form !== 'contact' && form !== 'registration')) return undefined
  return {
    id,
    form,
    values: textsOf(values, fields[form]),
    course: textsOf(course, ['type', 'name', 'id']),
    uncertain: uncertain !== false,
  }
}

function textsOf(found: unknown, names: readonly string[]): Record<string, string> {
  if (typeof found !== 'object' || found === null) return {}
  const given = Object.entries(found) as [string, unknown][]
  return Object.fromEntries(
    given.filter(
      (entry): entry is [string, string] =>
        names.includes(entry[0]) && typeof entry[1] === 'string' && entry[1] !== '',
    ),
  )
}

/** Keeps a form; what it was tried as before goes. */
export const keepUnsent = (entry: Unsent, before?: number) =>
  put([...without(before), entry].slice(-most))

/** Forgets one, which has arrived or was thrown away; without one, only what is too old or no form at all. */
export const dropUnsent = (id?: number) => put(without(id))

const without = (id: number | undefined) =>
  unsentIn(unsentText()).filter((entry) => entry.id !== id)

function put(entries: Unsent[]) {
  if (entries.length) kept.write(place, JSON.stringify(entries.map(entryOf)))
  else kept.remove(place)
  for (const listener of listeners) listener()
}

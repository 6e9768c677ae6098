import { outboxSnapshot, writeOutbox } from './outbox-storage'
import type { Prefill } from '../cards/registration-path'

/** The stored fields of each form; the course of a registration is stored beside them. */
const fields = {
  contact: ['name', 'email', 'subject', 'message'],
  registration: ['name', 'email', 'mobno', 'language', 'address', 'comment'],
} as const

/** The forms whose messages are stored when no response comes. */
export type OutboxForm = keyof typeof fields

/** A form that was sent and got no response. */
export interface OutboxEntry {
  /** Time of the attempt (ms since epoch); also serves as id. */
  id: number
  form: OutboxForm
  values: Record<string, string>
  course: Prefill
  /** The browser was online when it was sent, so the server may have received it. */
  mayHaveArrived: boolean
}

export const retentionDays = 7

/** The most entries; a new one replaces the oldest. */
const maxEntries = 5

/** The entries of a snapshot. Invalid JSON, unknown fields and entries that are too old are ignored. */
export function parseOutbox(json: string, now = Date.now()): OutboxEntry[] {
  let stored: unknown
  try {
    stored = JSON.parse(json || '[]')
  } catch {
    return []
  }
  return (
    (Array.isArray(stored) ? stored : [])
      .map((entry: unknown) => toEntry(entry))
      .filter((entry) => entry !== undefined)
      // Absolute: after the clock is set back, an entry lies in the future and is still valid.
      .filter(({ id }) => Math.abs(now - id) < retentionDays * 86_400_000)
  )
}

/** A stored value as an entry, undefined when something else is stored. */
function toEntry(stored: unknown): OutboxEntry | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined
  const { id, form, values, course, mayHaveArrived } = stored as Partial<
    Record<keyof OutboxEntry, unknown>
  >
  if (typeof id !== 'number' || (form !== 'contact' && form !== 'registration')) return undefined
  return {
    id,
    form,
    values: pickTexts(values, fields[form]),
    course: pickTexts(course, ['type', 'name', 'id']),
    mayHaveArrived: mayHaveArrived !== false,
  }
}

function pickTexts(stored: unknown, names: readonly string[]): Record<string, string> {
  if (typeof stored !== 'object' || stored === null) return {}
  const entries = Object.entries(stored) as [string, unknown][]
  return Object.fromEntries(
    entries.filter(
      (entry): entry is [string, string] =>
        names.includes(entry[0]) && typeof entry[1] === 'string' && entry[1] !== '',
    ),
  )
}

/** Stores an entry; it replaces the one of an earlier attempt, `previousId`. */
export const saveToOutbox = (entry: OutboxEntry, previousId?: number) =>
  save([...entriesExcept(previousId), entry].slice(-maxEntries))

/** Removes one entry, which has arrived or was discarded. */
export const removeFromOutbox = (id: number) => save(entriesExcept(id))

/** Removes entries that are invalid or too old. */
export const pruneOutbox = () => save(entriesExcept(undefined))

const entriesExcept = (id: number | undefined) =>
  parseOutbox(outboxSnapshot()).filter((entry) => entry.id !== id)

const save = (entries: OutboxEntry[]) =>
  writeOutbox(entries.length ? JSON.stringify(entries.map(toEntry)) : '')

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
  /** When it was first found too old (ms since epoch), and not deleted yet, because that clock may have been wrong. */
  expiredAt?: number
}

export const retentionDays = 7
const dayInMs = 86_400_000

/** The most entries; a new one replaces the oldest. */
const maxEntries = 5

/** The entries of a snapshot. Invalid JSON, unknown fields and entries that are too old are ignored. */
export const parseOutbox = (json: string, now = Date.now()): OutboxEntry[] =>
  parseAll(json).filter((entry) => !isExpired(entry, now))

const isExpired = ({ id }: OutboxEntry, now: number) => now - id >= retentionDays * dayInMs

function parseAll(json: string): OutboxEntry[] {
  let stored: unknown
  try {
    stored = JSON.parse(json || '[]')
  } catch {
    return []
  }
  return (Array.isArray(stored) ? stored : [])
    .map((entry: unknown) => toEntry(entry))
    .filter((entry) => entry !== undefined)
}

/** A stored value as an entry, undefined when something else is stored. */
function toEntry(stored: unknown): OutboxEntry | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined
  const { id, form, values, course, mayHaveArrived, expiredAt } = stored as Partial<
    Record<keyof OutboxEntry, unknown>
  >
  if (typeof id !== 'number' || (form !== 'contact' && form !== 'registration')) return undefined
  return {
    id,
    form,
    values: pickTexts(values, fields[form]),
    course: pickTexts(course, ['type', 'name', 'id']),
    mayHaveArrived: mayHaveArrived !== false,
    ...(typeof expiredAt === 'number' && { expiredAt }),
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

/**
 * Removes invalid entries, and those that are too old by the clock of two days: one visit with a wrong clock deletes nothing.
 * The days of an entry that a wrong clock has dated in the future begin now.
 */
export function pruneOutbox(now = Date.now()) {
  const kept = parseAll(outboxSnapshot()).flatMap((entry, index): OutboxEntry[] => {
    const { expiredAt, ...valid } = entry
    if (!isExpired(entry, now)) return [{ ...valid, id: Math.min(entry.id, now + index) }]
    return expiredAt === undefined || Math.abs(now - expiredAt) < dayInMs
      ? [{ ...valid, expiredAt: expiredAt ?? now }]
      : []
  })
  save(kept)
}

const entriesExcept = (id: number | undefined) =>
  parseAll(outboxSnapshot()).filter((entry) => entry.id !== id)

const save = (entries: OutboxEntry[]) =>
  writeOutbox(entries.length ? JSON.stringify(entries.map(toEntry)) : '')

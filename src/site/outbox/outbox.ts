import { outboxSnapshot, writeOutbox } from './outbox-storage'
import { maxEntries, toEntry, parseOutbox, type OutboxEntry } from './outbox-entries'

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

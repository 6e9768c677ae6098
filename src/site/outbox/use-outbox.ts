import { useState, useSyncExternalStore } from 'react'
import { removeFromOutbox, saveToOutbox, parseOutbox, type OutboxForm } from './outbox'
import { outboxSnapshot, subscribeToOutbox } from './outbox-storage'
import type { Prefill } from '../cards/registration-path'

const serverSnapshot = () => ''

/** All entries, the oldest first. */
export const useOutboxEntries = () =>
  parseOutbox(useSyncExternalStore(subscribeToOutbox, outboxSnapshot, serverSnapshot))

/**
 * The outbox entry of a form. `entry` is the one that the form's fields hold (`isOwn`), else the newest of that form.
 * Call `save` after a send without a response and `markSent` after an accepted one.
 */
export function useOutbox(form: OutboxForm) {
  const [ownId, setOwnId] = useState<number>()
  const entries = useOutboxEntries().filter((entry) => entry.form === form)
  const own = entries.find(({ id }) => id === ownId)
  const entry = own ?? entries.at(-1)
  return {
    entry,
    isOwn: own !== undefined,
    /** Marks the entry as the one that the fields hold. */
    adopt: () => setOwnId(entry?.id),
    discard: () => entry && removeFromOutbox(entry.id),
    save(data: FormData, course: Prefill, mayHaveArrived: boolean) {
      const id = Date.now()
      // Cast: these forms have no file input.
      const values = Object.fromEntries(data) as Record<string, string>
      saveToOutbox(
        { id, form, values, course, mayHaveArrived: mayHaveArrived || !!own?.mayHaveArrived },
        ownId,
      )
      setOwnId(id)
    },
    markSent: () => ownId !== undefined && removeFromOutbox(ownId),
  }
}
export type Outbox = ReturnType<typeof useOutbox>

import { useState, useSyncExternalStore } from 'react'
import type { Prefill } from './registration-prefill'
import { dropUnsent, keepUnsent, onUnsent, unsentIn, unsentText, type UnsentForm } from './outbox'

const none = () => ''

/** Everything that is kept, in the order in which it was tried. */
export const useKept = () => unsentIn(useSyncExternalStore(onUnsent, unsentText, none))

/**
 * What is kept of a form, for the form itself. `entry` is what its fields hold, as far as that was tried; else the
 * last of those that wait. `keep` follows a send without an answer, `done` one that was accepted.
 */
export function useUnsent(form: UnsentForm) {
  const [mine, setMine] = useState<number>()
  const entries = useKept().filter((entry) => entry.form === form)
  const own = entries.find(({ id }) => id === mine)
  const entry = own ?? entries.at(-1)
  return {
    entry,
    isMine: own !== undefined,
    /** The fields have been filled with it. */
    take: () => setMine(entry?.id),
    discard: () => dropUnsent(entry?.id),
    keep(typed: FormData, course: Prefill, uncertain: boolean) {
      const id = Date.now()
      // These forms take no file.
      const values = Object.fromEntries(typed) as Record<string, string>
      keepUnsent({ id, form, values, course, uncertain: uncertain || !!own?.uncertain }, mine)
      setMine(id)
    },
    done: () => mine !== undefined && dropUnsent(mine),
  }
}
export type Keeping = ReturnType<typeof useUnsent>

import { useState } from 'react'
import type { AnyRow } from '../resources/resource'

const none: ReadonlySet<string> = new Set()

/** The chosen rows of what is on screen; another page, size or search begins without any [LIST-7]. */
export function useSelection(rows: AnyRow[], part: string) {
  const [{ ids, of }, setState] = useState({ ids: none, of: part })
  if (of !== part) setState({ ids: none, of: part })

  const isChosen = ({ id }: AnyRow) => id !== undefined && ids.has(String(id))
  return {
    isChosen,
    chosen: rows.filter(isChosen),
    /** Whether there is a row to choose, and whether all such are. */
    all: rows.some(isChosen) && rows.every((row) => row.id === undefined || isChosen(row)),
    choose: (given: AnyRow[], on: boolean) => {
      const next = new Set(ids)
      for (const { id } of given) {
        if (id === undefined) continue
        if (on) next.add(String(id))
        else next.delete(String(id))
      }
      setState({ ids: next, of: part })
    },
    clear: () => setState({ ids: none, of: part }),
  }
}

export type Selection = ReturnType<typeof useSelection>

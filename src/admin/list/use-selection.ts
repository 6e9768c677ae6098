import { useState } from 'react'
import type { AnyRecord } from '../resource'

const noIds: ReadonlySet<string> = new Set()

/** The selected records of a page; another page, size or search clears the selection. */
export function useSelection(records: AnyRecord[], queryString: string) {
  const [state, setState] = useState({ ids: noIds, queryString })
  const { ids } = state
  if (state.queryString !== queryString) setState({ ids: noIds, queryString })

  const isSelected = ({ id }: AnyRecord) => id !== undefined && ids.has(String(id))
  return {
    isSelected,
    selected: records.filter(isSelected),
    /** Whether all records with an id are selected, and there is at least one. */
    areAllSelected:
      records.some(isSelected) &&
      records.every((record) => record.id === undefined || isSelected(record)),
    select: (changed: AnyRecord[], isOn: boolean) => {
      const next = new Set(ids)
      for (const { id } of changed) {
        if (id === undefined) continue
        if (isOn) next.add(String(id))
        else next.delete(String(id))
      }
      setState({ ids: next, queryString })
    },
    clear: () => setState({ ids: noIds, queryString }),
  }
}

export type Selection = ReturnType<typeof useSelection>

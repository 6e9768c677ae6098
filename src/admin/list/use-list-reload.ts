import { useEffect, useRef } from 'react'
import type { AnyRow } from '../resources/resource'
import type { ListData } from './list-data'
import { useAfterNextCommit } from './use-after-next-commit'

/** Reads the list again after a write, and finds rows as the server has them [WIRE-4]. */
export function useListReload(list: ListData, reload: () => Promise<void>) {
  const afterNextCommit = useAfterNextCommit(list)
  const latest = useRef(list)
  /** The ids of records that were saved here since the list was read. */
  const saved = useRef(new Set<string>())
  const reading = useRef<Promise<unknown>>(undefined)
  useEffect(() => {
    latest.current = list
  })

  /** Resolves when the new list is rendered. */
  async function reloadList() {
    const started = Promise.all([afterNextCommit(), reload()])
    reading.current = started
    await started
    // A later write has started a reading of its own.
    if (reading.current === started) saved.current.clear()
  }

  /**
   * The indexes of rows in the list. A row that was saved here shows its old version until the list is read, and its
   * own save would count as somebody else's, so these rows are waited for; those that are gone then are left out.
   */
  async function findFresh(rows: AnyRow[]): Promise<number[]> {
    await reading.current
    const ids = latest.current.rows.map(({ id }) => String(id))
    return rows.map(({ id }) => ids.indexOf(String(id))).filter((index) => index >= 0)
  }

  return {
    latest,
    afterNextCommit,
    reloadList,
    findFresh,
    markSaved: ({ id }: AnyRow) => void saved.current.add(String(id)),
    isSaved: ({ id }: AnyRow) => saved.current.has(String(id)),
  }
}

export type ListReload = ReturnType<typeof useListReload>

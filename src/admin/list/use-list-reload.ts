import { useEffect, useRef } from 'react'
import type { AnyRecord } from '../resource'
import type { ListData } from './list-data'

/** Reloads the list after a write, and finds the reloaded versions of saved records. */
export function useListReload(list: ListData, reload: () => Promise<void>) {
  const afterNextCommit = useAfterNextCommit(list)
  const latest = useRef(list)
  /** The ids of records that were saved here since the list was loaded. */
  const saved = useRef(new Set<string>())
  const pendingReload = useRef<Promise<unknown>>(undefined)
  useEffect(() => {
    latest.current = list
  })

  /** Resolves when the new list is rendered. */
  async function reloadList() {
    const started = Promise.all([afterNextCommit(), reload()])
    pendingReload.current = started
    await started
    // A later write may have started another reload, whose records are not known yet.
    if (pendingReload.current === started) saved.current.clear()
  }

  /**
   * The indexes of records after the pending reload, without those no longer in the list. Until then a saved record has
   * its old version, and the next save would report the person's own change as a conflict.
   */
  async function findReloadedIndexes(records: AnyRecord[]): Promise<number[]> {
    await pendingReload.current
    const ids = latest.current.records.map(({ id }) => String(id))
    return records.map(({ id }) => ids.indexOf(String(id))).filter((index) => index >= 0)
  }

  return {
    latest,
    afterNextCommit,
    reloadList,
    findReloadedIndexes,
    markSaved: ({ id }: AnyRecord) => void saved.current.add(String(id)),
    isSaved: ({ id }: AnyRecord) => saved.current.has(String(id)),
  }
}

/** Resolves after the new list is committed; revalidation alone can resolve before React renders it. */
function useAfterNextCommit(list: ListData): () => Promise<void> {
  const resolvers = useRef<(() => void)[]>([])
  useEffect(() => {
    for (const resolve of resolvers.current.splice(0)) resolve()
  }, [list])
  return () => new Promise((resolve) => resolvers.current.push(resolve))
}

export type ListReload = ReturnType<typeof useListReload>

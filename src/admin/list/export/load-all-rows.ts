import { largestPageSize, listPage } from '../../../api/collection'
import type { Collection } from '../../../api/contract'
import type { AnyRow } from '../../resource'

/** Rows loaded so far; `total` is the server's latest count. */
export interface ExportProgress {
  read: number
  total: number
}

/**
 * Loads every record that a search finds; undefined if a page fails. A record that moves to a later page is kept
 * once, and a page without new records ends the loop.
 */
export async function loadAllRows(
  path: Collection,
  search: string,
  signal: AbortSignal,
  onProgress: (progress: ExportProgress) => void,
): Promise<{ rows: AnyRow[]; total: number } | undefined> {
  const found = new Map<unknown, AnyRow>()
  let fullSize = largestPageSize
  for (let page = 1; ; page++) {
    const reply = await listPage(path, { page, page_size: largestPageSize, search }, signal)
    signal.throwIfAborted()
    if (!reply.ok || !reply.data.hasList) return undefined

    const before = found.size
    // The server may send fewer rows than requested, which the first page tells.
    if (page === 1) fullSize = reply.data.received
    for (const row of reply.data.rows as AnyRow[])
      found.set(row.id === undefined ? found.size : String(row.id), row)
    const total = Math.max(reply.data.total ?? 0, found.size)
    onProgress({ read: found.size, total })
    const mayHaveMore = reply.data.total === undefined && reply.data.received >= fullSize
    if (found.size === before || (found.size >= total && !mayHaveMore))
      return { rows: [...found.values()], total }
  }
}

import type { ApiResult } from '../../api/client'
import { largestPageSize, listPage } from '../../api/collection'
import type { Collection } from '../../api/contract'
import type { AnyRecord } from '../resource'

/** Rows loaded so far; `total` is the server's latest count. */
export interface LoadProgress {
  read: number
  total: number
}

interface LoadOptions {
  onProgress?: (progress: LoadProgress) => void
  /** Where there are more records than these, the first page alone is loaded. */
  limit?: number
  maxPages?: number
}

/**
 * Loads every record that a search finds; fails if a page fails. A record that moves to a later page is kept
 * once, and a page without new records ends the loop.
 */
export async function loadAllRecords(
  path: Collection,
  search: string,
  signal: AbortSignal,
  { onProgress, limit = Infinity, maxPages = Infinity }: LoadOptions = {},
): Promise<ApiResult<{ records: AnyRecord[]; total: number }>> {
  const found = new Map<unknown, AnyRecord>()
  let fullSize = largestPageSize
  for (let page = 1; ; page++) {
    const result = await listPage(path, { page, page_size: largestPageSize, search }, signal)
    signal.throwIfAborted()
    if (!result.ok) return result
    if (!result.data.hasList) return { ok: false, cause: 'failed' }

    const before = found.size
    // The server may send fewer records than requested, which the first page tells.
    if (page === 1) fullSize = result.data.received
    for (const record of result.data.rows as AnyRecord[])
      found.set(record.id === undefined ? found.size : String(record.id), record)
    const total = Math.max(result.data.total ?? 0, found.size)
    onProgress?.({ read: found.size, total })
    const mayHaveMore = result.data.total === undefined && result.data.received >= fullSize
    const isComplete = found.size === before || (found.size >= total && !mayHaveMore)
    if (isComplete || total > limit || page >= maxPages)
      return { ok: true, data: { records: [...found.values()], total } }
  }
}

import type { ApiResult } from '../../api/client'
import { largestPageSize, listPage, type Page } from '../../api/collection'
import type { Collection } from '../../api/contract'
import { timeLeft, wait } from '../../lib/wait'
import type { AnyRecord } from '../resource'

/**
 * Rows loaded so far; `total` is the server's latest count, `waitsUntil` (ms since epoch) is there while the server has asked
 * to wait.
 */
export interface LoadProgress {
  read: number
  total: number
  waitsUntil?: number
}

interface LoadOptions {
  onProgress?: (progress: LoadProgress) => void
  /** Where there are more records than these, the first page alone is loaded. */
  limit?: number
  maxPages?: number
}

/** How often the list is read again from its first page because records were deleted meanwhile. */
const maxRestarts = 3

/**
 * Loads every record that a search finds; fails if a page fails. A record that moves to a later page is kept once; where
 * the total falls, one has moved to a page before, so all are read again. A page without new records ends the loop.
 */
export async function loadAllRecords(
  path: Collection,
  search: string,
  signal: AbortSignal,
  { onProgress, limit = Infinity, maxPages = Infinity }: LoadOptions = {},
): Promise<ApiResult<{ records: AnyRecord[]; total: number }>> {
  const found = new Map<unknown, AnyRecord>()
  let fullSize = largestPageSize
  let lastTotal: number | undefined
  let restarts = 0
  for (let page = 1; ; page++) {
    const result = await readPatiently(
      () => listPage(path, { page, page_size: largestPageSize, search }, signal),
      signal,
      (waitsUntil) => onProgress?.({ read: found.size, total: lastTotal ?? 0, waitsUntil }),
    )
    signal.throwIfAborted()
    if (!result.ok) return result
    if (!result.data.hasList) return { ok: false, cause: 'failed' }

    const { total: counted, received } = result.data
    const hasFallen = page > 1 && counted !== undefined && counted < (lastTotal ?? 0)
    lastTotal = counted
    if (hasFallen && restarts < maxRestarts) {
      restarts += 1
      found.clear()
      page = 0
      continue
    }
    const before = found.size
    // The server may send fewer records than requested, which the first page tells.
    if (page === 1) fullSize = received
    for (const record of result.data.rows as AnyRecord[])
      found.set(record.id === undefined ? found.size : String(record.id), record)
    const total = Math.max(counted ?? 0, found.size)
    onProgress?.({ read: found.size, total })
    const mayHaveMore = counted === undefined && received >= fullSize
    const isComplete = found.size === before || (found.size >= total && !mayHaveMore)
    if (isComplete || total > limit || page >= maxPages)
      return { ok: true, data: { records: [...found.values()], total } }
  }
}

/** How long (ms), and how often one after the other, a server is waited for that does not say how long. */
const untoldWait = 60_000
const maxUntoldWaits = 5
/** Keeps a server that says "in 0 seconds" from being asked without a pause (ms). */
const shortestWait = 1000

/** Reads a page, again and again while the server asks to wait and says no more than ten minutes. */
async function readPatiently(
  read: () => Promise<ApiResult<Page<object>>>,
  signal: AbortSignal,
  onWait: (until: number) => void,
) {
  for (let untoldWaits = 0; ;) {
    const result = await read()
    if (result.ok || !result.busy || result.busy.isLong) return result
    const { until = Date.now() + untoldWait } = result.busy
    if (!result.busy.until && ++untoldWaits > maxUntoldWaits) return result
    onWait(until)
    await wait(Math.max(shortestWait, timeLeft(until)), signal)
  }
}

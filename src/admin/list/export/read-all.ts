import { listPage } from '../../../api/collection'
import type { Collection } from '../../../api/contract'
import type { AnyRow } from '../../resources/resource'

/** The largest page that the screens ask for too: a server may refuse a larger one. */
const size = 100

/** How far the reading has come; `total` is what the server counts now. */
export interface Progress {
  read: number
  total: number
}

/**
 * Every record that a search finds, page by page; undefined when one of the pages could not be had. A record that
 * moves to a later page while this reads is taken once, and a server that repeats itself ends the reading.
 */
export async function readAll(
  path: Collection,
  search: string,
  signal: AbortSignal,
  onProgress: (progress: Progress) => void,
): Promise<{ rows: AnyRow[]; total: number } | undefined> {
  const found = new Map<unknown, AnyRow>()
  for (let page = 1; ; page++) {
    const reply = await listPage(path, { page, page_size: size, search }, signal)
    signal.throwIfAborted()
    if (!reply.ok || !reply.data.listed) return undefined

    const before = found.size
    for (const row of reply.data.rows as AnyRow[]) found.set(String(row.id ?? found.size), row)
    const total = Math.max(reply.data.total ?? 0, found.size)
    onProgress({ read: found.size, total })
    const full = reply.data.total === undefined && reply.data.rows.length >= size
    if (found.size === before || (found.size >= total && !full))
      return { rows: [...found.values()], total }
  }
}

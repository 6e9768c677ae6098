import { largestPageSize, listBeside } from '../../../api/collection'
import { wait } from '../../../lib/wait'
import { today } from '../../../messages/format'
import { recordName } from '../../cells/cells'
import { resources } from '../../resources/registry'
import type { AnyRecord } from '../../resource'
import { findProblems, isOver, picturesOf, type CheckedKey } from './find-problems'
import { findMissingPictures } from './missing-pictures'

/** How many of the newest pictures of a collection are loaded without being asked for. */
const newestPictures = 2
/** The most pages of a whole check: a server that ignores the page number, and whose records have no ids, never ends. */
const maxPages = 1000
/** Between the pages of a whole check (ms), so that it leaves the server room for others. */
const pause = 150

/** A record that needs attention. */
export interface AttentionRecord {
  id: AnyRecord['id']
  name: string
  /** The page of the list that it was on, in pages of `largestPageSize`. */
  page: number
  problems: string[]
}

/** The result of checking one collection. */
export interface CollectionCheck {
  /** How many records were checked, and how many there are. */
  checkedCount: number
  total: number
  records: AttentionRecord[]
  /** How many activities are past, or courses have begun. */
  overCount: number
}

/**
 * Finds what needs attention in the newest page of a collection; with `everything` in all of them, and loads each
 * picture. Undefined when a page could not be read. Rejects when `signal` is aborted.
 */
export async function checkCollection(
  key: CheckedKey,
  everything: boolean,
  signal: AbortSignal,
  onProgress: (checkedCount: number, total: number) => void,
): Promise<CollectionCheck | undefined> {
  const resource = await resources[key].load().catch(() => undefined)
  signal.throwIfAborted()
  if (!resource) return undefined

  const day = today()
  const records: AttentionRecord[] = []
  const ids = new Set<string>()
  let checkedCount = 0
  let total = 0
  let overCount = 0
  let fullSize = 0
  const lastPage = everything ? maxPages : 1
  for (let page = 1; page <= lastPage; page += 1) {
    if (page > 1) await wait(pause, signal)
    const result = await listBeside(resource.path, { page, page_size: largestPageSize }, signal)
    signal.throwIfAborted()
    if (!result.ok || !result.data.hasList) return undefined

    const pageRecords: AnyRecord[] = result.data.rows
    // The server may send fewer records than requested, which the first page tells.
    if (page === 1) fullSize = result.data.received
    // A server that ignores the page number sends the same records each time.
    const newRecords = pageRecords.filter(({ id }) => id === undefined || !ids.has(String(id)))
    const loaded = everything ? newRecords : newRecords.slice(0, newestPictures)
    const missing = await findMissingPictures(picturesOf(key, loaded), signal)
    for (const record of newRecords) {
      ids.add(String(record.id))
      checkedCount += 1
      if (isOver(key, record, day)) overCount += 1
      const problems = findProblems(key, resource, record, missing)
      if (problems.length)
        records.push({
          id: record.id,
          name: recordName(resource, record, checkedCount),
          page,
          problems,
        })
    }
    total = Math.max(result.data.total ?? 0, checkedCount)
    onProgress(checkedCount, total)
    const isLastPage =
      result.data.total === undefined ? result.data.received < fullSize : checkedCount >= total
    if (!newRecords.length || isLastPage)
      return { checkedCount, total: checkedCount, records, overCount }
  }
  return { checkedCount, total, records, overCount }
}

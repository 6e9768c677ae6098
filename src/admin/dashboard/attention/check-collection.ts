import { largestPageSize, listPage } from '../../../api/collection'
import { findMissingFiles } from '../../../api/links/file-check'
import { fileUrl } from '../../../api/links/links'
import { today } from '../../../messages/format'
import { recordName } from '../../cells/cells'
import { resources } from '../../resources/registry'
import type { AnyRecord, Resource } from '../../resource'
import { findProblems, isOver, type CheckedKey } from './find-problems'

/** The newest pages of a collection, which are read without being asked for. */
const newestPages = 2
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
 * Finds what needs attention in the newest records of a collection; with `everything` in all of them, and asks for the
 * file of each picture. Undefined when a page could not be read. Rejects when `signal` is aborted.
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
  const lastPage = everything ? maxPages : newestPages
  for (let page = 1; page <= lastPage; page += 1) {
    if (page > 1 && everything) await wait(pause, signal)
    const reply = await listPage(resource.path, { page, page_size: largestPageSize }, signal)
    signal.throwIfAborted()
    if (!reply.ok || !reply.data.hasList) return undefined

    const pageRecords: AnyRecord[] = reply.data.rows
    // The server may send fewer records than requested, which the first page tells.
    if (page === 1) fullSize = reply.data.received
    // A server that ignores the page number sends the same records each time.
    const newRecords = pageRecords.filter(({ id }) => id === undefined || !ids.has(String(id)))
    const missing = everything
      ? await findMissingFiles(picturesOf(resource, newRecords), signal)
      : undefined
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
    total = Math.max(reply.data.total ?? 0, checkedCount)
    onProgress(checkedCount, total)
    const isLastPage =
      reply.data.total === undefined ? reply.data.received < fullSize : checkedCount >= total
    if (!newRecords.length || isLastPage)
      return { checkedCount, total: checkedCount, records, overCount }
  }
  return { checkedCount, total, records, overCount }
}

/** Rejects when `signal` is aborted meanwhile. */
const wait = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds)
    const stop = () => {
      clearTimeout(timer)
      reject(signal.reason as Error)
    }
    signal.addEventListener('abort', stop, { once: true })
  })

/** The addresses of the records' pictures; none of a collection without pictures. */
const picturesOf = ({ picture }: Resource, records: AnyRecord[]) =>
  picture
    ? records.map((record) => fileUrl(record[picture])).filter((url) => url !== undefined)
    : []

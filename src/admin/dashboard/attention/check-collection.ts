import { listPage } from '../../../api/collection'
import { findMissingFiles } from '../../../api/links/file-check'
import { fileUrl } from '../../../api/links/links'
import { today } from '../../../messages/format'
import { recordName } from '../../cells/cells'
import { largestPageSize } from '../../list/list-query'
import { resources } from '../../resources'
import type { AnyRow, Resource } from '../../resources/resource'
import { findProblems, type CheckedKey } from './find-problems'

/** Maximum pages that are read of one collection. */
const maxPages = 10

/** A record that needs attention. */
export interface AttentionRecord {
  id: AnyRow['id']
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
}

/**
 * Reads a collection page by page and finds what needs attention; undefined when a page could not be read. Rejects when
 * `signal` is aborted.
 */
export async function checkCollection(
  key: CheckedKey,
  signal: AbortSignal,
  onProgress: (checkedCount: number) => void,
): Promise<CollectionCheck | undefined> {
  const resource = await resources[key].load().catch(() => undefined)
  signal.throwIfAborted()
  if (!resource) return undefined

  const day = today()
  const records: AttentionRecord[] = []
  const ids = new Set<string>()
  let checkedCount = 0
  let total = 0
  for (let page = 1; page <= maxPages; page += 1) {
    const reply = await listPage(resource.path, { page, page_size: largestPageSize }, signal)
    signal.throwIfAborted()
    if (!reply.ok || !reply.data.hasList) return undefined

    const rows: AnyRow[] = reply.data.rows
    // A server that ignores the page number sends the same records each time.
    const newRows = rows.filter(({ id }) => id === undefined || !ids.has(String(id)))
    const missing = await findMissingFiles(picturesOf(resource, newRows), signal)
    for (const row of newRows) {
      ids.add(String(row.id))
      checkedCount += 1
      const problems = findProblems(key, resource, row, day, missing)
      if (problems.length)
        records.push({ id: row.id, name: recordName(resource, row, checkedCount), page, problems })
    }
    total = Math.max(reply.data.total ?? 0, checkedCount)
    onProgress(checkedCount)
    const isLastPage =
      reply.data.total === undefined ? rows.length < largestPageSize : checkedCount >= total
    if (!newRows.length || isLastPage) return { checkedCount, total: checkedCount, records }
  }
  return { checkedCount, total, records }
}

/** The addresses of the records' pictures; none of a collection without pictures. */
const picturesOf = ({ picture }: Resource, rows: AnyRow[]) =>
  picture ? rows.map((row) => fileUrl(row[picture])).filter((url) => url !== undefined) : []

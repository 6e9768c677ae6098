import { listPage } from '../../../api/collection'
import { findMissingFiles } from '../../../api/file-check'
import { fileUrl } from '../../../api/links'
import { today } from '../../../messages/format'
import { recordName } from '../../cells/cells'
import { resources } from '../../resources'
import type { AnyRow, Resource } from '../../resources/resource'
import { findProblems, type CheckedKey } from './find-problems'

/** The largest page of the admin's lists, so that a record's page number is that of its list. */
export const checkedPageSize = 100
/** More pages than this of one collection are not read. */
const maxPages = 10

/** A record that needs attention. */
export interface AttentionRecord {
  id: AnyRow['id']
  name: string
  /** The page of the list that it was on. */
  page: number
  problems: string[]
}

/** The result of looking at one collection. */
export interface CollectionCheck {
  /** How many records were looked at, and how many there are. */
  looked: number
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
  onLooked: (looked: number) => void,
): Promise<CollectionCheck | undefined> {
  const resource = await resources[key].load().catch(() => undefined)
  signal.throwIfAborted()
  if (!resource) return undefined

  const day = today()
  const records: AttentionRecord[] = []
  const ids = new Set<string>()
  let looked = 0
  let total = 0
  for (let page = 1; page <= maxPages; page += 1) {
    const reply = await listPage(resource.path, { page, page_size: checkedPageSize }, signal)
    signal.throwIfAborted()
    if (!reply.ok || !reply.data.listed) return undefined

    const rows: AnyRow[] = reply.data.rows
    // A server that ignores the page sends the same records for ever.
    const fresh = rows.filter(({ id }) => id === undefined || !ids.has(String(id)))
    const missing = await findMissingFiles(picturesOf(resource, fresh), signal)
    for (const row of fresh) {
      ids.add(String(row.id))
      looked += 1
      const problems = findProblems(key, resource, row, day, missing)
      if (problems.length)
        records.push({ id: row.id, name: recordName(resource, row, looked), page, problems })
    }
    total = Math.max(reply.data.total ?? 0, looked)
    onLooked(looked)
    const isEnd = reply.data.total === undefined ? rows.length < checkedPageSize : looked >= total
    if (!fresh.length || isEnd) return { looked, total: looked, records }
  }
  return { looked, total, records }
}

/** The addresses of the records' pictures; none of a collection without pictures. */
const picturesOf = ({ picture }: Resource, rows: AnyRow[]) =>
  picture ? rows.map((row) => fileUrl(row[picture])).filter((url) => url !== undefined) : []

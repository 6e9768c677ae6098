import type { ApiResult } from '../../../api/client'
import {
  largestPageSize,
  listBeside,
  maxUnaskedRecords,
  type Page,
  type PageQuery,
} from '../../../api/collection'
import type { Collection } from '../../../api/contract'
import { cutText } from '../../../lib/cut-text'
import { toText } from '../../../lib/to-text'
import type { AnyRecord, ListQuery, Resource } from '../../resource'

/** The current version of a record, read just before a write. */
export type CurrentRecord =
  | { kind: 'found'; record: AnyRecord }
  /** `nextPage`: where a search through the pages goes on; undefined after the last page. */
  | { kind: 'missing'; nextPage?: number }
  | { kind: 'read-failed'; result: Extract<ApiResult<unknown>, { ok: false }> }

/** Maximum characters of a searched name, because servers may refuse a longer query. */
const maxSearchLength = 100

/** Reads one page of a list again. A response without a list cannot be compared, so it is a failure. */
export async function readPage(
  path: Collection,
  query: PageQuery,
): Promise<ApiResult<Page<AnyRecord>>> {
  const result = await listBeside(path, query)
  if (result.ok && !result.data.hasList) return { ok: false, cause: 'failed' }
  return result
}

/** Reads the page that is on the screen again. */
export const readShown = ({ path }: Resource, { page, size, search }: ListQuery) =>
  readPage(path, { page, page_size: size, search })

/** Reads a record again: on its page of the list, else by a search for its name. */
export async function readCurrent(
  resource: Resource,
  record: AnyRecord,
  query: ListQuery,
): Promise<CurrentRecord> {
  const result = await readShown(resource, query)
  if (!result.ok) return { kind: 'read-failed', result }
  return findRecord(resource, result.data.rows, record) ?? searchByName(resource, record)
}

/** Searches for a record by its last known name. */
export async function searchByName(resource: Resource, record: AnyRecord): Promise<CurrentRecord> {
  const { path, name } = resource
  const search = cutText(toText(record[name]).trim(), maxSearchLength).trim()
  if (!search) return { kind: 'missing' }
  const result = await readPage(path, { page: 1, page_size: largestPageSize, search })
  if (!result.ok) return { kind: 'read-failed', result }
  return findRecord(resource, result.data.rows, record) ?? { kind: 'missing' }
}

/** How many pages one search through the list reads. */
const pagesOfSearch = maxUnaskedRecords / largestPageSize

/** Looks for a record on some pages of the whole list. */
export async function searchPages(
  resource: Resource,
  record: AnyRecord,
  firstPage: number,
): Promise<CurrentRecord> {
  let previousFirst: string | undefined
  const nextPage = firstPage + pagesOfSearch
  // Only an empty page ends the list, because the server's total may be wrong.
  for (let page = firstPage; page < nextPage; page += 1) {
    const result = await readPage(resource.path, { page, page_size: largestPageSize })
    if (!result.ok) return { kind: 'read-failed', result }
    const { rows: records } = result.data
    const found = findRecord(resource, records, record)
    if (found) return found
    const first = toText(records[0]?.id) || JSON.stringify(records[0])
    // A server that ignores the page number sends the same records each time.
    if (!records.length || first === previousFirst) return { kind: 'missing' }
    previousFirst = first
  }
  return { kind: 'missing', nextPage }
}

/** Finds the current version of `record`: ids are compared as text, and if several match, the one of the same name wins. */
export function findRecord(
  { name }: Pick<Resource, 'name'>,
  records: AnyRecord[],
  record: AnyRecord,
): CurrentRecord | undefined {
  const versions = records.filter(({ id }) => String(id) === String(record.id))
  const found = versions.find((version) => toText(version[name]) === toText(record[name]))
  const version = found ?? versions[0]
  return version && { kind: 'found', record: version }
}

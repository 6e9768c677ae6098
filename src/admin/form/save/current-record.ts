import type { Reply } from '../../../api/client'
import { largestPageSize, listForWrite, type Page, type PageQuery } from '../../../api/collection'
import type { Collection } from '../../../api/contract'
import { toText } from '../../../data/to-text'
import type { AnyRecord, ListQuery, Resource } from '../../resource'

/** The current version of a record, read just before a write. */
export type CurrentRecord =
  | { kind: 'found'; record: AnyRecord }
  | { kind: 'missing' }
  | { kind: 'read-failed'; reply: Extract<Reply<unknown>, { ok: false }> }

/** Maximum characters of a searched name, because servers may refuse a longer query. */
const maxSearchLength = 100

/** Reads one page of a list again. A response without a list cannot be compared, so it is a failure. */
export async function readPage(
  path: Collection,
  query: PageQuery,
): Promise<Reply<Page<AnyRecord>>> {
  const reply = await listForWrite(path, query)
  if (reply.ok && !reply.data.hasList) return { ok: false, cause: 'failed' }
  return reply
}

/** Reads a record again: on its page of the list, else by a search for its name [WIRE-4]. */
export async function readCurrent(
  resource: Resource,
  record: AnyRecord,
  { page, size, search }: ListQuery,
): Promise<CurrentRecord> {
  const reply = await readPage(resource.path, { page, page_size: size, search })
  if (!reply.ok) return { kind: 'read-failed', reply }
  return findRecord(resource, reply.data.rows, record) ?? searchByName(resource, record)
}

/** Searches for a record by its last known name. */
export async function searchByName(resource: Resource, record: AnyRecord): Promise<CurrentRecord> {
  const { path, name } = resource
  const search = [...toText(record[name]).trim()].slice(0, maxSearchLength).join('').trim()
  if (!search) return { kind: 'missing' }
  const reply = await readPage(path, { page: 1, page_size: largestPageSize, search })
  if (!reply.ok) return { kind: 'read-failed', reply }
  return findRecord(resource, reply.data.rows, record) ?? { kind: 'missing' }
}

/** Looks for a record on every page of the whole list. */
export async function searchAllPages(
  resource: Resource,
  record: AnyRecord,
): Promise<CurrentRecord> {
  let previousFirst: string | undefined
  // Only an empty page ends the list, because the server's total may be wrong.
  for (let page = 1; page <= 1000; page += 1) {
    const reply = await readPage(resource.path, { page, page_size: largestPageSize })
    if (!reply.ok) return { kind: 'read-failed', reply }
    const { rows: records } = reply.data
    const found = findRecord(resource, records, record)
    if (found) return found
    const first = toText(records[0]?.id) || JSON.stringify(records[0])
    // A server that ignores the page number sends the same records each time.
    if (!records.length || (page > 1 && first === previousFirst)) break
    previousFirst = first
  }
  return { kind: 'missing' }
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

import type { Reply } from '../../../api/client'
import { listForWrite, type Page, type PageQuery } from '../../../api/collection'
import type { Collection, Id } from '../../../api/contract'
import { toText } from '../../../data/to-text'
import type { ListQuery } from '../../list/list-query'
import type { AnyRow, Resource } from '../../resources/resource'

/** A record as it is now, read just before a write. */
export type CurrentRecord =
  | { kind: 'found'; row: AnyRow }
  | { kind: 'missing' }
  | { kind: 'unread'; reply: Extract<Reply<unknown>, { ok: false }> }

/** The largest page that the lists of the admin request. */
const searchSize = 100
/** Characters of a name that are searched for: a longer query may be refused. */
const longestSearch = 100

/** Reads one page of a list again. An answer without a list cannot be compared, so it is a failure. */
export async function readPage(path: Collection, query: PageQuery): Promise<Reply<Page<AnyRow>>> {
  const reply = await listForWrite(path, query)
  if (reply.ok && !reply.data.listed) return { ok: false, cause: 'failed' }
  return reply
}

/** Reads a record again: on its page of the list, else by a search for its name [WIRE-4]. */
export async function readCurrent(
  resource: Resource,
  row: AnyRow,
  { page, size, search }: ListQuery,
): Promise<CurrentRecord> {
  const reply = await readPage(resource.path, { page, page_size: size, search })
  if (!reply.ok) return { kind: 'unread', reply }
  return findRow(resource, reply.data.rows, row) ?? searchByName(resource, row)
}

/** Searches for a record by the name that it had. */
export async function searchByName(resource: Resource, row: AnyRow): Promise<CurrentRecord> {
  const { path, name } = resource
  const search = [...toText(row[name]).trim()].slice(0, longestSearch).join('').trim()
  if (!search) return { kind: 'missing' }
  const reply = await readPage(path, { page: 1, page_size: searchSize, search })
  if (!reply.ok) return { kind: 'unread', reply }
  return findRow(resource, reply.data.rows, row) ?? { kind: 'missing' }
}

/** Looks for a record on every page of the whole list. */
export async function searchAllPages(resource: Resource, row: AnyRow): Promise<CurrentRecord> {
  let firstOfPage: Id | undefined
  // Only an empty page ends the list, because the server's total may be wrong.
  for (let page = 1; page <= 1000; page += 1) {
    const reply = await readPage(resource.path, { page, page_size: searchSize })
    if (!reply.ok) return { kind: 'unread', reply }
    const { rows } = reply.data
    const found = findRow(resource, rows, row)
    if (found) return found
    const first = rows[0]?.id
    // A server that ignores the page sends the same records for ever.
    if (!rows.length || (page > 1 && first === firstOfPage)) break
    firstOfPage = first
  }
  return { kind: 'missing' }
}

/** The version of `row` among other rows: ids are compared as text, and of two with one id the names decide. */
export function findRow(
  { name }: Pick<Resource, 'name'>,
  rows: AnyRow[],
  row: AnyRow,
): CurrentRecord | undefined {
  const versions = rows.filter(({ id }) => String(id) === String(row.id))
  const found = versions.find((version) => toText(version[name]) === toText(row[name]))
  const version = found ?? versions[0]
  return version && { kind: 'found', row: version }
}

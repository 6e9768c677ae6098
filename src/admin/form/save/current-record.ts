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
  return findRow(reply.data.rows, row.id) ?? searchByName(resource, row)
}

/** Searches for a record by the name that it had. */
export async function searchByName({ path, name }: Resource, row: AnyRow): Promise<CurrentRecord> {
  const search = [...toText(row[name]).trim()].slice(0, longestSearch).join('').trim()
  if (!search) return { kind: 'missing' }
  const reply = await readPage(path, { page: 1, page_size: searchSize, search })
  if (!reply.ok) return { kind: 'unread', reply }
  return findRow(reply.data.rows, row.id) ?? { kind: 'missing' }
}

/** Looks for a record on every page of the whole list. */
export async function searchAllPages({ path }: Resource, id: Id): Promise<CurrentRecord> {
  let firstOfPage: Id | undefined
  let seen = 0
  // The bound ends the search where a server counts wrongly.
  for (let page = 1; page <= 1000; page += 1) {
    const reply = await readPage(path, { page, page_size: searchSize })
    if (!reply.ok) return { kind: 'unread', reply }
    const { rows, total = Infinity } = reply.data
    const found = findRow(rows, id)
    if (found) return found
    seen += rows.length
    const first = rows[0]?.id
    // A server that ignores the page sends the same records for ever.
    if (!rows.length || seen >= total || (page > 1 && first === firstOfPage)) break
    firstOfPage = first
  }
  return { kind: 'missing' }
}

/** The record with this id; ids are compared as text. */
export function findRow(rows: AnyRow[], id: Id | undefined): CurrentRecord | undefined {
  const row = rows.find((candidate) => String(candidate.id) === String(id))
  return row && { kind: 'found', row }
}

import type { AlertContent } from '../../../data/alert-content'
import { saveMessages } from '../../../messages/admin-save'
import type { ListQuery } from '../../list/list-query'
import type { AnyRow, Resource } from '../../resources/resource'
import { changedLabels } from './compare-versions'
import { findRow, readPage, searchByName } from './current-record'
import { readFailureOf, remove, type RemoveOutcome } from './writes'

/** A record to delete, with its number in the list. */
export interface RecordToDelete {
  row: AnyRow
  number: number
}

/** What somebody else has done to a record since the list was loaded. */
export interface RecordNews {
  /** The record as it is now; absent where it was not found. */
  row?: AnyRow
  /** The labels of the columns that have changed. */
  changed: string[]
}

/** Records as the person last saw them, by id; undefined stands for one that is known to be missing. */
export type KnownRecords = ReadonlyMap<string, AnyRow | undefined>

/** Why nothing was deleted, where the person can decide how to go on. */
export type RemovalProblem =
  { kind: 'changed'; news: ReadonlyMap<string, RecordNews> } | { kind: 'unread' }

export type DeleteOutcome = RemoveOutcome & { problem?: RemovalProblem }

/**
 * Reads the page again and deletes the records if they are still as the person saw them; else the outcome names what has
 * changed, and nothing is deleted [DELETE-4]. Without `known` nothing is compared.
 */
export async function deleteUnchanged(
  resource: Resource,
  records: RecordToDelete[],
  { page, size, search }: ListQuery,
  known: KnownRecords | undefined,
): Promise<DeleteOutcome> {
  const rows = records.map(({ row }) => row)
  if (!known) return remove(resource, rows)
  const { removal } = saveMessages
  const unread = (failure: AlertContent): DeleteOutcome =>
    failure.signIn ? failure : { ...failure, problem: { kind: 'unread' } }

  const reply = await readPage(resource.path, { page, page_size: size, search })
  if (!reply.ok) return unread(readFailureOf(reply, removal.notCompared))
  const news = new Map<string, RecordNews>()
  for (const row of rows) {
    const id = String(row.id)
    const seen = known.get(id)
    if (known.has(id) && !seen) continue
    // Only a single record is searched for by its name: a hundred searches would take too long.
    const found =
      findRow(resource, reply.data.rows, row) ??
      (rows.length > 1 ? undefined : await searchByName(resource, row))
    if (found?.kind === 'unread') return unread(readFailureOf(found.reply, removal.notCompared))
    if (found?.kind !== 'found') news.set(id, { changed: [] })
    else {
      const changed = changedLabels(resource.columns, resource.fields ?? [], seen ?? row, found.row)
      if (changed.length) news.set(id, { row: found.row, changed })
    }
  }
  if (!news.size) return remove(resource, rows)
  return { tone: 'danger', message: removal.changed, problem: { kind: 'changed', news } }
}

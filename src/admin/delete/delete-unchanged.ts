import type { AlertContent } from '../../ui/alert/alert-message'
import { saveMessages } from '../../messages/admin-screens/form/save'
import type { AnyRecord, ListQuery, Resource } from '../resource'
import { changedLabels } from '../form/save/compare-versions'
import { findRecord, readShown, searchByName } from '../form/save/current-record'
import { readFailureOf, sendDelete, type DeleteAlert } from '../form/save/writes'

/** A record to delete, with its number in the list. */
export interface RecordToDelete {
  record: AnyRecord
  number: number
}

/** What somebody else has changed in a record since the list was loaded. */
export interface RemoteChange {
  /** The record as it is now; absent where it was not found. */
  record?: AnyRecord
  /** The labels of the columns that have changed. */
  changed: string[]
}

/** Records as the person last saw them, by id; undefined for one that the dialog already reported as missing. */
export type LastSeenRecords = ReadonlyMap<string, AnyRecord | undefined>

/** Why nothing was deleted, in cases where the person decides what happens next. */
export type DeleteProblem =
  { kind: 'changed'; remoteChanges: ReadonlyMap<string, RemoteChange> } | { kind: 'read-failed' }

export type DeleteOutcome = DeleteAlert & { problem?: DeleteProblem }

/**
 * Reads the page again and deletes the records if they are still as the person saw them; else the outcome names what
 * has changed, and nothing is deleted. Without `lastSeen` nothing is compared.
 */
export async function deleteUnchanged(
  resource: Resource,
  records: RecordToDelete[],
  query: ListQuery,
  lastSeen: LastSeenRecords | undefined,
): Promise<DeleteOutcome> {
  const targets = records.map(({ record }) => record)
  if (!lastSeen) return sendDelete(resource, targets, query)
  const texts = saveMessages.delete
  const readFailed = (failure: AlertContent): DeleteOutcome =>
    failure.needsSignIn ? failure : { ...failure, problem: { kind: 'read-failed' } }

  const result = await readShown(resource, query)
  if (!result.ok) return readFailed(readFailureOf(result, texts.notCompared))
  const remoteChanges = new Map<string, RemoteChange>()
  for (const record of targets) {
    const id = String(record.id)
    const seen = lastSeen.get(id)
    if (lastSeen.has(id) && !seen) continue
    // Only a single record is searched for by its name: a hundred searches would take too long.
    const found =
      findRecord(resource, result.data.rows, record) ??
      (targets.length > 1 ? undefined : await searchByName(resource, record))
    if (found?.kind === 'read-failed')
      return readFailed(readFailureOf(found.result, texts.notCompared))
    if (found?.kind !== 'found') remoteChanges.set(id, { changed: [] })
    else {
      const changed = changedLabels(
        resource.columns,
        resource.fields ?? [],
        seen ?? record,
        found.record,
      )
      if (changed.length) remoteChanges.set(id, { record: found.record, changed })
    }
  }
  if (!remoteChanges.size) return sendDelete(resource, targets, query)
  return { tone: 'danger', message: texts.changed, problem: { kind: 'changed', remoteChanges } }
}

import { largestPageSize } from '../../../api/collection'
import type { FormValues } from '../../../api/contract'
import type { AlertContent } from '../../../ui/alert/alert-message'
import { saveMessages } from '../../../messages/admin-screens/form/save'
import { formatCount } from '../../../messages/format'
import type { AnyRecord, ListQuery, Resource } from '../../resource'
import { compareVersions, type Conflict } from './compare-versions'
import { readCurrent, searchPages } from './current-record'
import { readFailureOf, sendUpdate } from './writes'

/** Whether an update compares the record with its current version first, and where it searches for that. */
export type UpdateMode = 'compare' | 'search-pages' | 'overwrite'

/** What a submit does; each button that submits the form sets its own kind. */
export type SubmitKind =
  'save' | 'save-add' | 'save-next' | 'save-previous' | 'add-again' | Exclude<UpdateMode, 'compare'>

/** An edited record, in the versions that are compared before it is sent. */
export interface RecordChange {
  /** The record that the form's values are based on. */
  opened: AnyRecord
  /** The newest known version: its id and name are searched for, and "save anyway" sends it with the edits. */
  latest: AnyRecord
  edits: FormValues
  mode: UpdateMode
  /** The page at which a search through the pages begins. */
  searchFrom?: number
}

/** Why nothing was sent, in cases where the person decides what happens next. */
export type SaveProblem =
  | { kind: 'conflict'; conflicts: Conflict[]; current: AnyRecord }
  /** `nextPage`: where a search through the pages goes on; undefined after the last page. */
  | { kind: 'missing'; nextPage?: number }
  | { kind: 'read-failed' }

export type SaveOutcome = AlertContent & { problem?: SaveProblem }

/**
 * Reads the record again and sends all its fields with the person's changes. If both changed a field, or the
 * record cannot be found or read, nothing is sent and the outcome names the problem.
 */
export async function saveChanges(
  resource: Resource,
  { opened, latest, edits, mode, searchFrom = 1 }: RecordChange,
  query: ListQuery,
): Promise<SaveOutcome> {
  if (mode === 'overwrite') return sendUpdate(resource, latest, edits, query)
  const read =
    mode === 'search-pages'
      ? await searchPages(resource, latest, searchFrom)
      : await readCurrent(resource, latest, query)
  if (read.kind === 'read-failed') {
    const failure = readFailureOf(read.result, saveMessages.notCompared)
    return failure.needsSignIn ? failure : { ...failure, problem: { kind: 'read-failed' } }
  }
  if (read.kind === 'missing') {
    if (mode === 'compare')
      return problemOf(saveMessages.notFound, { kind: 'missing', nextPage: 1 })
    const { nextPage } = read
    const message = nextPage
      ? saveMessages.notAmong(formatCount((nextPage - 1) * largestPageSize))
      : saveMessages.onNoPage
    return problemOf(message, { kind: 'missing', nextPage })
  }

  const { record: current } = read
  const { conflicts, changedMeanwhile } = compareVersions(
    resource.fields ?? [],
    opened,
    current,
    edits,
  )
  if (conflicts.length)
    return problemOf(
      saveMessages.bothChanged(labelsOf(conflicts.map(({ definition }) => definition))),
      { kind: 'conflict', conflicts, current },
    )
  const outcome = await sendUpdate(resource, current, edits, query)
  if (outcome.tone !== 'success' || !changedMeanwhile.length) return outcome
  const note = saveMessages.changedMeanwhile(labelsOf(changedMeanwhile))
  return { ...outcome, message: [...[outcome.message].flat(), note] }
}

const problemOf = (message: string, problem: SaveProblem): SaveOutcome => ({
  tone: 'danger',
  message,
  problem,
})

const labelsOf = (fields: { label: string }[]) => fields.map(({ label }) => label).join(', ')

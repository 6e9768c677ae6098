import type { FormValues } from '../../../api/contract'
import type { AlertContent } from '../../../data/alert-content'
import { saveMessages } from '../../../messages/admin-save'
import type { ListQuery } from '../../list/list-query'
import type { AnyRow, Resource } from '../../resources/resource'
import { compareVersions, type Conflict } from './compare-versions'
import { readCurrent, searchAllPages } from './current-record'
import { readFailureOf, update } from './writes'

/** How an update treats what others may have saved meanwhile. */
export type UpdateMode = 'compare' | 'look through all pages' | 'save anyway'

/** What a submit of the form does: the button that caused it decides. */
export type SubmitKind =
  | 'save'
  | 'save and add another'
  | 'save and next'
  | 'save and previous'
  | 'add again'
  | Exclude<UpdateMode, 'compare'>

/** An edited record, in the versions that are compared before it is sent. */
export interface RecordChange {
  /** The record as the form's values were made from it. */
  opened: AnyRow
  /** The newest version that is known: it is looked for, and "save anyway" sends it with the edits. */
  latest: AnyRow
  edits: FormValues
  mode: UpdateMode
}

/** Why nothing was sent, where the person can decide how to go on. */
export type SaveProblem =
  | { kind: 'conflict'; conflicts: Conflict[]; current: AnyRow }
  | { kind: 'missing'; isOnNoPage: boolean }
  | { kind: 'unread' }

export type SaveOutcome = AlertContent & { problem?: SaveProblem }

/**
 * Reads the record again and sends the whole of it with the person's own changes [WIRE-4]. Where both changed a field,
 * or the record cannot be found or read, nothing is sent and the outcome names the problem.
 */
export async function saveChanges(
  resource: Resource,
  { opened, latest, edits, mode }: RecordChange,
  query: ListQuery,
): Promise<SaveOutcome> {
  if (mode === 'save anyway') return update(resource, latest, edits)
  const isEverywhere = mode === 'look through all pages'
  const read = isEverywhere
    ? await searchAllPages(resource, latest)
    : await readCurrent(resource, latest, query)
  if (read.kind === 'unread') {
    const failure = readFailureOf(read.reply, saveMessages.notCompared)
    return failure.signIn ? failure : { ...failure, problem: { kind: 'unread' } }
  }
  if (read.kind === 'missing')
    return problemOf(isEverywhere ? saveMessages.onNoPage : saveMessages.notFound, {
      kind: 'missing',
      isOnNoPage: isEverywhere,
    })

  const { row: current } = read
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
  const outcome = await update(resource, current, edits)
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

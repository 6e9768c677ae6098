import type { ComponentType } from 'react'
import type { FormValues } from '../../../api/contract'
import { DeleteDialog } from '../../delete/delete-dialog'
import {
  deleteUnchanged,
  type DeleteOutcome,
  type LastSeenRecords,
  type RecordToDelete,
} from '../../delete/delete-unchanged'
import type { PreviewProps } from '../../form/preview/lazy-preview'
import { repeatedField, type SubmittedForm } from '../../form/record-dialog/use-record-form'
import { ImportDialog } from '../../import/import-button'
import { toRepeatedLines } from '../../import/import-line'
import { useImport } from '../../import/use-import'
import { RecordDialog } from '../../form/record-dialog/record-dialog'
import type { RecordNavigation } from '../../form/record-dialog/record-buttons'
import { recordFieldOf } from '../../form/save/compare-versions'
import { searchByName } from '../../form/save/current-record'
import { saveChanges, type RecordChange, type SaveOutcome } from '../../form/save/save-changes'
import { shownList } from '../../form/save/settle'
import { sendNewRecord } from '../../form/save/writes'
import { saveMessages } from '../../../messages/admin-screens/form/save'
import type { AlertContent } from '../../../ui/alert/alert-message'
import { lookUp } from '../../../lib/look-up'
import type { AnyRecord, Resource } from '../../resource'
import { useList } from '../list-context'
import { readAnswer } from './dialog-reducer'
import type { KeptRow } from './kept-row'
import { findNeighbour, type ListedRecord } from './record-steps'
import type { RecordDialogsState } from './use-record-dialogs'

/**
 * The open dialog of a list: the form of a new or an edited record, the sending of one for several days, or the question
 * before deletion.
 */
export function RecordDialogs({
  dialogs,
  Preview,
}: {
  dialogs: RecordDialogsState
  Preview?: ComponentType<PreviewProps>
}) {
  const { resource, list, selection, changeQuery, reload, openDialog, showAlert } = useList()
  const repeated = useImport(resource, list)
  const { dialog, prefilled, search, close, returnTo, onAnswer, keepRow } = dialogs
  const { query } = list
  const shared = { resource, onClose: () => void close(), returnTo }

  /** Waits for the answer to a write. A form that was left meanwhile is no longer in the page. */
  async function answered<Outcome extends AlertContent & { problem?: object }>(
    write: Promise<Outcome>,
    { form, another, step }: Pick<SubmittedForm, 'form'> & Partial<SubmittedForm>,
    saved?: KeptRow,
  ) {
    const outcome = await write
    const answer = readAnswer(outcome, form.isConnected, !another && !step)
    await onAnswer(outcome.tone === 'success' ? { ...answer, saved } : answer)
    return outcome
  }

  /** Adds a record, or one for each day: those are sent one after the other, in a dialog of their own. */
  function add(values: FormValues, submitted: SubmittedForm): Promise<SaveOutcome> {
    const day = repeatedField(resource)
    const { days } = submitted
    if (!day || days.length < 2)
      return answered(sendNewRecord(resource, values, shownList(list)), submitted)
    const lines = toRepeatedLines(values, day.field, days)
    repeated.load(lines)
    void repeated.start(lines)
    openDialog({ kind: 'repeated' })
    return Promise.resolve({ tone: 'success', message: '' })
  }

  async function update(edited: ListedRecord, change: RecordChange, submitted: SubmittedForm) {
    const saved = { record: mergeEdits(resource, change), index: edited.index, query }
    const outcome = await answered(saveChanges(resource, change, query), submitted, saved)
    if (outcome.tone !== 'success') return outcome
    if (query.search && change.edits.file) void keepNewPicture(saved)
    if (submitted.step && submitted.form.isConnected) goToNeighbour(edited, submitted.step, outcome)
    return outcome
  }

  /** A row that the search no longer finds: its new picture has a name that only the server knows. */
  async function keepNewPicture(saved: KeptRow) {
    const read = await searchByName(resource, saved.record)
    if (read.kind === 'found') keepRow({ ...saved, record: read.record })
  }

  /** Opens the next or the previous record, on this page or on another one. */
  function goToNeighbour(edited: ListedRecord, step: 1 | -1, initialAlert?: AlertContent) {
    const message = saveMessages.noFurther(resource.labels.singular)
    const ifGone = initialAlert ?? { tone: 'danger' as const, message }
    const neighbour = findNeighbour(list.records, edited, step)
    if (neighbour)
      return openDialog({ kind: 'edit', record: neighbour.record, initialAlert, ifGone })
    openDialog({ kind: 'edit-first', step, initialAlert, ifGone })
    void changeQuery({ page: query.page + step }, true, { skipUnsavedGuard: true })
  }

  function navigationOf(edited: ListedRecord): RecordNavigation {
    const { records, first, pages, total } = list
    return {
      number: first + edited.index,
      total,
      hasPrevious: query.page > 1 || findNeighbour(records, edited, -1) !== undefined,
      hasNext: query.page < pages || findNeighbour(records, edited, 1) !== undefined,
      step: (step) => goToNeighbour(edited, step),
    }
  }

  async function remove(
    listed: RecordToDelete[],
    lastSeen: LastSeenRecords | undefined,
    form: HTMLFormElement,
  ) {
    const outcome = await answered(deleteUnchanged(resource, listed, query, lastSeen), { form })
    if (outcome.tone === 'success') {
      const deleted = listed.map(({ record }) => record)
      selection.select(deleted, false)
      keepRow(undefined)
    }
    // The server may have deleted some of several records before it failed.
    else if (isRejected(outcome) && listed.length > 1) await reload()
    return outcome
  }

  return (
    <>
      {(dialog?.kind === 'add' || prefilled) && (
        <RecordDialog
          // The form stays when the address loses its `add`.
          key={prefilled ? search : 'add'}
          {...shared}
          Preview={Preview}
          prefilled={dialog?.kind === 'add' ? dialog.values : prefilled}
          copied={dialog?.kind === 'add' ? dialog.copyOf : undefined}
          onAdd={add}
        />
      )}
      {dialog?.kind === 'edit' && (
        <RecordDialog
          key={`edit ${dialog.index} ${String(dialog.record.id)}`}
          {...shared}
          Preview={Preview}
          record={dialog.record}
          initialAlert={dialog.initialAlert}
          navigation={navigationOf(dialog)}
          onAdd={add}
          onUpdate={(change, submitted) => update(dialog, change, submitted)}
        />
      )}
      {dialog?.kind === 'repeated' && (
        <ImportDialog
          resource={resource}
          list={list}
          repeated={repeated}
          onDone={(outcome) => {
            if (outcome) showAlert(outcome)
            void reload()
          }}
          onClose={shared.onClose}
        />
      )}
      {dialog?.kind === 'delete' && (
        <DeleteDialog
          {...shared}
          records={dialog.records}
          currentRecords={list.failure ? undefined : list.records}
          onDelete={remove}
        />
      )}
    </>
  )
}

/** Whether the server responded with a refusal, so that it may have deleted some of several records. */
const isRejected = ({ needsSignIn, mayHaveArrived, problem }: DeleteOutcome) =>
  !needsSignIn && !mayHaveArrived && !problem

/** A record with the edits of its form, under the record's own names; a file has none before the server has named it. */
function mergeEdits({ fields = [] }: Resource, { latest, edits }: RecordChange): AnyRecord {
  const edited = fields.flatMap((definition) => {
    const value = lookUp(edits, definition.field)
    return typeof value === 'string' ? [[recordFieldOf(definition), value]] : []
  })
  return { ...latest, ...(Object.fromEntries(edited) as AnyRecord) }
}

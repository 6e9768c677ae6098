import type { ComponentType } from 'react'
import type { FormValues } from '../../../api/contract'
import { DeleteDialog } from '../../form/delete/delete-dialog'
import { deleteUnchanged } from '../../form/save/delete-unchanged'
import type { PreviewProps } from '../../form/preview/lazy-preview'
import { repeatedField } from '../../form/record-dialog/use-record-form'
import { ImportDialog } from '../../import/import-button'
import { toRepeatedLines } from '../../import/import-line'
import { useImport } from '../../import/use-import'
import { RecordDialog } from '../../form/record-dialog/record-dialog'
import { recordFieldOf } from '../../form/save/compare-versions'
import { searchByName } from '../../form/save/current-record'
import { saveChanges, type RecordChange, type SaveOutcome } from '../../form/save/save-changes'
import { shownList } from '../../form/save/settle'
import { sendNewRecord } from '../../form/save/writes'
import { lookUp } from '../../../lib/look-up'
import type { AnyRecord, Resource } from '../../resource'
import { useList } from '../list-context'
import type { RecordDialogsState } from './use-record-dialogs'

/**
 * The open dialog of a list: the form of a new or an edited record, or the question before deletion.
 */
export function RecordDialogs({
  dialogs,
  Preview,
}: {
  dialogs: RecordDialogsState
  Preview?: ComponentType<PreviewProps>
}) {
  const { resource, list, reload, showAlert } = useList()
  const repeated = useImport(resource, list)
  const { dialog, prefilled, search, close, returnTo, commitWrite, commitDelete } = dialogs
  const shared = { resource, onClose: () => void close(), returnTo }

  async function saveAndStep(change: RecordChange, step?: 1 | -1) {
    const outcome = await commitWrite(saveChanges(resource, change, list.query), step !== undefined)
    if (dialog?.kind !== 'edit' || outcome.tone !== 'success') return outcome
    void keepSaved(change, dialog.index)
    if (step && dialogs.isOpen(dialog)) await dialogs.stepFrom(dialog, step, outcome)
    return outcome
  }

  /** Adds a record, or one for each day: those are sent one after the other, in a dialog of their own. */
  function add(values: FormValues, another: boolean, days: string[]): Promise<SaveOutcome> {
    const day = repeatedField(resource)
    if (!day || days.length < 2)
      return commitWrite(sendNewRecord(resource, values, shownList(list)), another)
    const lines = toRepeatedLines(values, day.field, days)
    repeated.load(lines)
    void repeated.start(lines)
    dialogs.openers.openRepeated()
    return Promise.resolve({ tone: 'success', message: '' })
  }

  /** Keeps the row in sight if the search no longer finds it; its new picture has a name that only the server knows. */
  async function keepSaved({ latest, edits }: RecordChange, index: number) {
    const saved = mergeEdits(resource, latest, edits)
    dialogs.keepRow(saved, index)
    if (!list.query.search || !edits.file) return
    const read = await searchByName(resource, saved)
    if (read.kind === 'found') dialogs.keepRow(read.record, index)
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
          key={`edit ${String(dialog.record.id)}`}
          {...shared}
          Preview={Preview}
          record={dialog.record}
          initialAlert={dialog.initialAlert}
          navigation={dialogs.navigationOf(dialog)}
          onAdd={(values) => commitWrite(sendNewRecord(resource, values, shownList(list)))}
          onUpdate={saveAndStep}
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
          onDelete={(records, known) =>
            commitDelete(records, deleteUnchanged(resource, records, list.query, known))
          }
        />
      )}
    </>
  )
}

/** A record with the edits of its form, under the record's own names; a file has none before the server has named it. */
function mergeEdits({ fields = [] }: Resource, record: AnyRecord, edits: FormValues): AnyRecord {
  const edited = fields.flatMap((definition) => {
    const value = lookUp(edits, definition.field)
    return typeof value === 'string' ? [[recordFieldOf(definition), value]] : []
  })
  return { ...record, ...(Object.fromEntries(edited) as AnyRecord) }
}

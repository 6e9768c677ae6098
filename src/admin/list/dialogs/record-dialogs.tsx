import type { ComponentType } from 'react'
import { DeleteDialog } from '../../form/delete/delete-dialog'
import { deleteUnchanged } from '../../form/save/delete-unchanged'
import type { PreviewProps } from '../../form/preview/lazy-preview'
import { RecordDialog } from '../../form/record-dialog/record-dialog'
import { saveChanges, type RecordChange } from '../../form/save/save-changes'
import { shownList } from '../../form/save/settle'
import { sendNewRecord } from '../../form/save/writes'
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
  const { resource, list } = useList()
  const { dialog, prefilled, search, close, returnTo, commitWrite, commitDelete } = dialogs
  const shared = { resource, onClose: () => void close(), returnTo }

  async function saveAndStep(change: RecordChange, step?: 1 | -1) {
    const outcome = await commitWrite(saveChanges(resource, change, list.query), step !== undefined)
    if (step && dialog?.kind === 'edit' && outcome.tone === 'success')
      await dialogs.stepFrom(dialog, step, outcome)
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
          onAdd={(values, another) =>
            commitWrite(sendNewRecord(resource, values, shownList(list)), another)
          }
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

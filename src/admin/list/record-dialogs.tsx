import type { ComponentType } from 'react'
import { DeleteDialog } from '../form/delete-dialog'
import type { PreviewProps } from '../form/preview/lazy-preview'
import { RecordDialog } from '../form/record-dialog'
import { add, remove, update } from '../form/writes'
import { useList } from './list-context'
import type { RecordDialogsState } from './use-record-dialogs'

/**
 * The open dialog of a list: the form of a new or an edited record, or the question before deletion. With its imports it
 * is one chunk, which is loaded when the first dialog opens.
 */
export function RecordDialogs({
  dialogs: { dialog, prefilled, search, close, returnTo, commitWrite, commitRemoval },
  Preview,
}: {
  dialogs: RecordDialogsState
  Preview?: ComponentType<PreviewProps>
}) {
  const { resource, list } = useList()
  const shared = { resource, onClose: () => void close(), returnTo }
  return (
    <>
      {(dialog?.kind === 'add' || prefilled) && (
        <RecordDialog
          key={search}
          {...shared}
          Preview={Preview}
          prefilled={prefilled}
          copied={dialog?.kind === 'add' ? dialog.copyOf : undefined}
          onSave={(values, another) => commitWrite(add(resource, values), another)}
        />
      )}
      {dialog?.kind === 'edit' && (
        <RecordDialog
          {...shared}
          Preview={Preview}
          row={dialog.row}
          onSave={(edits) => commitWrite(update(resource, dialog.row, edits))}
        />
      )}
      {dialog?.kind === 'delete' && (
        <DeleteDialog
          {...shared}
          records={dialog.records}
          present={list.failure ? undefined : list.rows}
          onDelete={(records) =>
            commitRemoval(
              records,
              remove(
                resource,
                records.map(({ row }) => row),
              ),
            )
          }
        />
      )}
    </>
  )
}

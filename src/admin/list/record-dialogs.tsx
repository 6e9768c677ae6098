import type { ComponentType } from 'react'
import type { PreviewProps } from '../form/preview/lazy-preview'
import { findFocusTarget } from './find-focus-target'
import { useList } from './list-context'
import type { RecordDialogsState } from './use-record-dialogs'

/** The open dialog of a list: the form of a new or an edited record, or the question before deletion. */
export function RecordDialogs({
  dialogs: { dialog, prefilled, search, forms, close, commitWrite, commitRemoval },
  Preview,
}: {
  dialogs: RecordDialogsState
  Preview?: ComponentType<PreviewProps>
}) {
  const { resource, list } = useList()
  if (!forms) return null
  const shared = {
    resource,
    onClose: () => void close(),
    returnTo: () => findFocusTarget(dialog?.index ?? 0),
  }
  return (
    <>
      {(dialog?.kind === 'add' || prefilled) && (
        <forms.RecordDialog
          key={search}
          {...shared}
          Preview={Preview}
          prefilled={prefilled}
          copied={dialog?.kind === 'add' ? dialog.copyOf : undefined}
          onSave={(values, another) => commitWrite(forms.add(resource, values), another)}
        />
      )}
      {dialog?.kind === 'edit' && (
        <forms.RecordDialog
          {...shared}
          Preview={Preview}
          row={dialog.row}
          onSave={(edits) => commitWrite(forms.update(resource, dialog.row, edits))}
        />
      )}
      {dialog?.kind === 'delete' && (
        <forms.DeleteDialog
          {...shared}
          records={dialog.records}
          present={list.failure ? undefined : list.rows}
          onDelete={commitRemoval}
        />
      )}
    </>
  )
}

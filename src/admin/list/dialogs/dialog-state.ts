import type { AlertContent } from '../../../data/alert-content'
import type { RecordToDelete } from '../../form/save/delete-unchanged'
import type { AnyRow } from '../../resource'

/** The open dialog; `index` is the row that it was opened from. */
export type OpenDialog =
  | { kind: 'add'; copyOf?: AnyRow; index?: number }
  | { kind: 'edit'; row: AnyRow; index: number; initialAlert?: AlertContent }
  | { kind: 'delete'; records: RecordToDelete[]; index: number }

interface DialogState {
  dialog?: OpenDialog
  alert?: AlertContent
}

/** The actions of `reduceDialogs`. */
export type DialogAction =
  | { type: 'open'; dialog: OpenDialog }
  | { type: 'close' }
  | { type: 'alert'; alert: AlertContent | undefined }

/** Opens or closes a dialog of the list, or sets the alert above it. */
export function reduceDialogs(state: DialogState, action: DialogAction): DialogState {
  switch (action.type) {
    case 'open':
      // Removes the list's alert, because the dialog has its own and screen readers would read both.
      return { dialog: action.dialog }
    case 'close':
      return { ...state, dialog: undefined }
    case 'alert':
      return { ...state, alert: action.alert }
  }
}

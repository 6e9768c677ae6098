import type { AlertContent } from '../../data/alert-content'
import type { RecordToDelete } from '../form/save/delete-unchanged'
import type { AnyRow } from '../resources/resource'

/** The open dialog; `index` is the row that it was opened from. */
export type OpenDialog =
  | { kind: 'add'; copyOf?: AnyRow; index?: number }
  | { kind: 'edit'; row: AnyRow; index: number; notice?: AlertContent }
  | { kind: 'delete'; records: RecordToDelete[]; index: number }

interface DialogState {
  dialog?: OpenDialog
  alert?: AlertContent
}

/** What changes the dialogs of a list. */
export type DialogAction =
  | { type: 'open'; dialog: OpenDialog }
  | { type: 'close' }
  | { type: 'alert'; alert: AlertContent | undefined }

/** The dialogs after an action. */
export function reduceDialogs(state: DialogState, action: DialogAction): DialogState {
  switch (action.type) {
    case 'open':
      // A dialog has an alert of its own, and two would be read one after the other.
      return { dialog: action.dialog }
    case 'close':
      return { ...state, dialog: undefined }
    case 'alert':
      return { ...state, alert: action.alert }
  }
}

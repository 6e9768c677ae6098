// The dialogs of every list, in one chunk that is loaded when the first one opens.

export { DeleteDialog } from './delete-dialog'
export { RecordDialog } from './record-dialog'
export { add, remove, update } from './writes'

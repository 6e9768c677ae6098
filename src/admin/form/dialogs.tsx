// The dialogs of every list, in one file that comes when the first one is wanted.

export { DeleteDialog } from './delete-dialog'
export { RecordDialog } from './record-dialog'
export { add, remove, update } from './writes'

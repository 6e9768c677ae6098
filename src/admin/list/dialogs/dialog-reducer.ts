import type { AlertContent } from '../../../ui/alert/alert-message'
import type { FormPrefill } from '../../form/record-dialog/record-dialog'
import type { RecordToDelete } from '../../delete/delete-unchanged'
import { indexOfRecord, type AnyRecord } from '../../resource'
import type { ListData } from '../list-data'
import { withKeptRow, type KeptRow } from './kept-row'
import { findEditable } from './record-steps'

/** A dialog to open, with the records that it is about. */
export type DialogRequest =
  | { kind: 'add'; values?: FormPrefill }
  | { kind: 'copy'; record: AnyRecord }
  | { kind: 'edit'; record: AnyRecord; initialAlert?: AlertContent; ifGone?: AlertContent }
  /** The first (1) or the last (-1) record of the page that is loaded next. */
  | { kind: 'edit-first'; step: 1 | -1; initialAlert?: AlertContent; ifGone: AlertContent }
  | { kind: 'repeated' }
  /** `index`: the row that has the focus afterwards. */
  | { kind: 'delete'; records: AnyRecord[]; index: number }

/** The open dialog. Its records are those of the list when it opened; `index` is the row that it was opened from. */
export type OpenDialog =
  | { kind: 'add'; values?: FormPrefill; copyOf?: AnyRecord; index?: number }
  | { kind: 'edit'; record: AnyRecord; index: number; initialAlert?: AlertContent }
  | { kind: 'repeated'; index?: undefined }
  | { kind: 'delete'; records: RecordToDelete[]; index: number }

/** What the answer to a write changes. */
export interface WriteAnswer {
  /** The edited record as it was saved: the list has an old version until it has been loaded again. */
  saved?: KeptRow
  /** Whether the list may differ from the server: it is loaded again at once, or when the dialog closes. */
  stale?: 'now' | 'on-close'
  closes: boolean
  /** The alert above the list; absent if the open form shows it. */
  alert?: AlertContent
}

export interface DialogState {
  /** The list as it was loaded last. */
  list: ListData
  dialog?: OpenDialog
  /** The alert above the list. */
  alert?: AlertContent
  /** The dialog that opens when the list has been loaded. */
  waiting?: DialogRequest
  /** The ids of the records that were saved since the list was loaded. */
  saved: readonly string[]
  /** A saved row that stays in its place although it no longer matches the search. */
  keptRow?: KeptRow
  /** Whether the list is loaded again when the dialog closes. */
  isStale: boolean
  /** The row that gets the focus if the loaded list lacks the focused one; `next` is for the list that is being loaded. */
  focusRow?: number
  nextFocusRow?: number
}

export type DialogEvent =
  /** `list`: the list that the person sees. */
  | { type: 'open'; request: DialogRequest; list: ListData }
  | { type: 'close' }
  | { type: 'alert'; alert: AlertContent | undefined }
  /** `index`: the row of the dialog that was sent. */
  | { type: 'answered'; answer: WriteAnswer; index: number }
  | { type: 'keep'; row: KeptRow | undefined }
  | { type: 'loaded'; list: ListData }

/** What the answer to a write changes, by whether its form is still open and would close after a success. */
export function readAnswer(
  outcome: AlertContent & { problem?: object },
  isOpen: boolean,
  wouldClose: boolean,
): WriteAnswer {
  const isAccepted = outcome.tone === 'success'
  const closes = isAccepted && isOpen && wouldClose
  // A problem means that somebody else has changed a record of the list.
  const isStale = isAccepted || outcome.mayHaveArrived || outcome.problem !== undefined
  const stale = isAccepted || !isOpen ? 'now' : 'on-close'
  return {
    stale: isStale ? stale : undefined,
    closes,
    alert: closes || !isOpen ? outcome : undefined,
  }
}

/** The dialog above a list, from a press to the list that was loaded after the answer. */
export function reduceDialog(state: DialogState, event: DialogEvent): DialogState {
  switch (event.type) {
    case 'open':
      return mustWait(event.request, state.saved)
        ? { ...state, waiting: event.request }
        : open(state, event.request, event.list)
    case 'close':
      return {
        ...state,
        dialog: undefined,
        waiting: undefined,
        isStale: false,
        nextFocusRow: state.isStale ? 0 : state.nextFocusRow,
      }
    case 'alert':
      return { ...state, alert: event.alert }
    case 'answered': {
      const { saved, stale, closes, alert = state.alert } = event.answer
      return {
        ...state,
        alert,
        dialog: closes ? undefined : state.dialog,
        saved: saved ? [...state.saved, String(saved.record.id)] : state.saved,
        keptRow: saved ?? state.keptRow,
        isStale: stale ? stale === 'on-close' : state.isStale,
        nextFocusRow: stale === 'now' ? event.index : state.nextFocusRow,
      }
    }
    case 'keep':
      return { ...state, keptRow: event.row }
    case 'loaded': {
      const { list } = event
      const { waiting, nextFocusRow: focusRow } = state
      const keptRow = state.keptRow?.query.search === list.query.search ? state.keptRow : undefined
      const loaded = { ...state, list, keptRow, saved: [], focusRow, nextFocusRow: undefined }
      return waiting ? open(loaded, waiting, withKeptRow(list, keptRow)) : loaded
    }
  }
}

/** Whether a request is about records of which the list has old versions, or about a page that is not loaded. */
function mustWait(request: DialogRequest, saved: readonly string[]) {
  if (request.kind === 'edit-first') return true
  const records =
    'records' in request ? request.records : 'record' in request ? [request.record] : []
  return records.some(({ id }) => saved.includes(String(id)))
}

/** Opens a dialog with its records as the list has them; if they are gone, shows the alert for that. */
function open(state: DialogState, request: DialogRequest, list: ListData): DialogState {
  const opened = { ...state, waiting: undefined }
  const dialog = toDialog(request, list, state.dialog)
  // The dialog has an alert of its own, and screen readers would read both.
  if (dialog) return { ...opened, dialog, alert: undefined }
  return 'ifGone' in request ? { ...opened, dialog: undefined, alert: request.ifGone } : opened
}

function toDialog(
  request: DialogRequest,
  { records, first }: ListData,
  current?: OpenDialog,
): OpenDialog | undefined {
  switch (request.kind) {
    case 'add':
    case 'repeated':
      return request
    case 'copy': {
      const index = indexOfRecord(records, request.record)
      return records[index] && { kind: 'add', copyOf: records[index], index }
    }
    case 'edit': {
      const index = indexOfRecord(records, request.record)
      const { initialAlert } = request
      return records[index] && { kind: 'edit', record: records[index], index, initialAlert }
    }
    case 'edit-first': {
      const found = findEditable(records, request.step > 0 ? 0 : records.length - 1, request.step)
      // A server that ignores page numbers sends the same page again.
      const isSame =
        found && current?.kind === 'edit' && indexOfRecord([current.record], found.record) === 0
      return found && !isSame
        ? { kind: 'edit', ...found, initialAlert: request.initialAlert }
        : undefined
    }
    case 'delete': {
      const listed = request.records.flatMap((requested) => {
        const index = indexOfRecord(records, requested)
        return records[index] ? { record: records[index], number: first + index } : []
      })
      return listed.length ? { kind: 'delete', records: listed, index: request.index } : undefined
    }
  }
}

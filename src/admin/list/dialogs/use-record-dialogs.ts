import { useEffect, useReducer, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import type { AlertContent } from '../../../ui/alert/alert-message'
import { adminMessages } from '../../../messages/admin-screens/admin'
import { saveMessages } from '../../../messages/admin-screens/form/save'
import type { FormPrefill } from '../../form/record-dialog/record-dialog'
import type { DeleteOutcome, RecordToDelete } from '../../form/save/delete-unchanged'
import type { Resource, AnyRecord } from '../../resource'
import type { ListData } from '../list-data'
import { useListReload, type ListReload } from '../use-list-reload'
import { useRecordSteps, type EditedRecord } from './use-record-steps'
import type { ListNavigation } from '../use-list-navigation'
import type { useKeptRow } from '../use-kept-row'
import type { Selection } from '../use-selection'
import { isFocusLost, rowPart, screenHeading } from '../../../ui/focus'

/** The dialogs that write records: which one is open, its alert, and the calls that close it and reload the list. */
export function useRecordDialogs(
  resource: Resource,
  list: ListData,
  selection: Selection,
  { changeQuery, reload }: ListNavigation,
  keepRow: ReturnType<typeof useKeptRow>['keepRow'],
) {
  const { query } = list
  const [{ dialog, alert }, dispatch] = useReducer(reduceDialogs, {})
  const open = (dialog: OpenDialog) => dispatch({ type: 'open', dialog })
  const showAlert = (alert: AlertContent | undefined) => dispatch({ type: 'alert', alert })
  const listReload = useListReload(list, reload)
  const steps = useRecordSteps(list, listReload, changeQuery, openNeighbour(resource, dispatch))

  const { search, ...location } = useLocation()
  const prefilled = dialog
    ? undefined
    : resource.add?.prefill?.(new URLSearchParams(search), location.state)
  /** Identifies the open form: its dialog, or the query that opened it with prefilled fields. */
  const current = dialog ?? (prefilled && search)
  const latest = useRef(current)
  const mayBeStale = useRef(false)
  useEffect(() => {
    latest.current = current
  })

  async function closeDialog() {
    // Removes the prefill query from the URL, which closes the form.
    if (prefilled) await changeQuery({ page: query.page }, true, { skipUnsavedGuard: true })
    else dispatch({ type: 'close' })
  }

  async function close() {
    await closeDialog()
    if (mayBeStale.current) await reloadList()
  }

  /** Reloads the list. If that removes the focused row, the focus goes to the row at `index`. */
  async function reloadList(index = 0) {
    mayBeStale.current = false
    await listReload.reloadList()
    if (isFocusLost()) findFocusTarget(index)?.focus()
  }

  /** Shows the result of a write as soon as the server has responded, and then reloads the list. */
  async function commitWrite<Outcome extends AlertContent & { problem?: object }>(
    write: Promise<Outcome>,
    staysOpen = false,
  ): Promise<Outcome> {
    const openAtStart = current
    const outcome = await write
    const accepted = outcome.tone === 'success'
    const isOpen = latest.current === openAtStart
    const closes = isOpen && accepted && !staysOpen
    // A dialog that stays open shows the result itself: a failed write, or "add another".
    if (!isOpen || closes) showAlert(outcome)
    if (accepted && dialog?.kind === 'edit') listReload.markSaved(dialog.record)
    if (closes) await closeDialog()
    if (accepted || (!isOpen && outcome.mayHaveArrived)) void reloadList(dialog?.index)
    // A problem means that somebody else has changed a record of the list.
    else mayBeStale.current ||= outcome.mayHaveArrived === true || outcome.problem !== undefined
    return outcome
  }

  async function commitDelete(records: RecordToDelete[], write: Promise<DeleteOutcome>) {
    const deleted = records.map(({ record }) => record)
    const outcome = await commitWrite(write)
    if (outcome.tone === 'success') {
      selection.select(deleted, false)
      keepRow(undefined)
    }
    // The server may have deleted some of several records before it failed.
    else if (isRejected(outcome) && deleted.length > 1) await reload()
    return outcome
  }

  return {
    dialog,
    prefilled,
    search,
    alert,
    isDialogOpen: current !== undefined,
    /** Whether this dialog is open still, after what it sent was answered. */
    isOpen: (dialog: OpenDialog) => latest.current === dialog,
    openers: {
      openAdd: () => open({ kind: 'add' }),
      openRepeated: () => open({ kind: 'repeated' }),
      openPrefilled: (values: FormPrefill) => open({ kind: 'add', values }),
      ...createRowDialogOpeners(list, listReload, open),
    },
    showAlert,
    close,
    /** Closes a dialog whose code could not be loaded, and shows an alert. */
    onLoadFailure: () => {
      void close()
      showAlert({ tone: 'danger', message: adminMessages.formNotLoaded })
    },
    returnTo: () => findFocusTarget(dialog?.index ?? 0),
    commitWrite,
    commitDelete,
    keepRow,
    ...steps,
  }
}

/** Shows a neighbour in the form; if there is none any more, closes the form and shows an alert. */
const openNeighbour =
  ({ labels }: Resource, dispatch: (action: DialogAction) => void) =>
  (edited: EditedRecord | undefined, initialAlert?: AlertContent) => {
    if (edited)
      return dispatch({
        type: 'open',
        dialog: { kind: 'edit', ...edited, initialAlert },
      })
    const none = { tone: 'danger' as const, message: saveMessages.noFurther(labels.singular) }
    dispatch({ type: 'close' })
    dispatch({ type: 'alert', alert: initialAlert ?? none })
  }

/** Whether the server responded with a refusal, so that it may have deleted some of several records. */
const isRejected = ({ needsSignIn, mayHaveArrived, problem }: DeleteOutcome) =>
  !needsSignIn && !mayHaveArrived && !problem

/** The element to focus when the opener of a dialog no longer exists: the row at its index, else the heading. */
const findFocusTarget = (index: number) => rowPart(index, 'action') ?? screenHeading()

export type RecordDialogsState = ReturnType<typeof useRecordDialogs>

/** The open dialog; `index` is the row that it was opened from. */
type OpenDialog =
  | { kind: 'add'; values?: FormPrefill; copyOf?: AnyRecord; index?: number }
  | { kind: 'edit'; record: AnyRecord; index: number; initialAlert?: AlertContent }
  | { kind: 'repeated'; index?: number }
  | { kind: 'delete'; records: RecordToDelete[]; index: number }

interface DialogState {
  dialog?: OpenDialog
  alert?: AlertContent
}

type DialogAction =
  | { type: 'open'; dialog: OpenDialog }
  | { type: 'close' }
  | { type: 'alert'; alert: AlertContent | undefined }

/** Opens or closes a dialog of the list, or sets the alert above it. */
function reduceDialogs(state: DialogState, action: DialogAction): DialogState {
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

/** Returns functions that open the dialogs of records. Records that were saved since the last load are reloaded first. */
function createRowDialogOpeners(
  list: ListData,
  { isSaved, findReloadedIndexes, latest }: ListReload,
  open: (dialog: OpenDialog) => void,
) {
  function openRecords(
    indexes: number[],
    dialogOf: (list: ListData, indexes: number[]) => OpenDialog,
  ) {
    const chosen = indexes.map((index) => list.records[index]!)
    if (!chosen.some(isSaved)) return open(dialogOf(list, indexes))
    void findReloadedIndexes(chosen).then((reloaded) => {
      if (reloaded.length) open(dialogOf(latest.current, reloaded))
    })
  }
  return {
    openDuplicate: (index: number) =>
      openRecords([index], ({ records }, [at]) => ({
        kind: 'add',
        copyOf: records[at!],
        index: at,
      })),
    openEdit: (index: number) =>
      openRecords([index], ({ records }, [at]) => ({
        kind: 'edit',
        record: records[at!]!,
        index: at!,
      })),
    openDelete: (indexes: number[], index: number) =>
      openRecords(indexes, (list, indexes) => ({
        kind: 'delete',
        records: numberedRecords(list, indexes),
        index,
      })),
  }
}

/** The records at some indexes, with their numbers in the list. */
const numberedRecords = ({ records, first }: ListData, indexes: number[]): RecordToDelete[] =>
  indexes.map((index) => ({ record: records[index]!, number: first + index }))

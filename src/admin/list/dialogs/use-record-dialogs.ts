import { useEffect, useEffectEvent, useReducer } from 'react'
import { useLocation } from 'react-router-dom'
import type { AlertContent } from '../../../ui/alert/alert-message'
import { adminMessages } from '../../../messages/admin-screens/admin'
import type { Resource } from '../../resource'
import type { ListData } from '../list-data'
import type { ListNavigation } from '../use-list-navigation'
import { isFocusLost, rowPart, screenHeading } from '../../../ui/focus'
import { reduceDialog, type DialogRequest, type WriteAnswer } from './dialog-reducer'
import { withKeptRow, type KeptRow } from './kept-row'

/** The dialogs that write records: the open one, the alert above the list, and the list with what was saved. */
export function useRecordDialogs(
  resource: Resource,
  loaded: ListData,
  { changeQuery, reload, isLoading }: ListNavigation,
) {
  const [state, dispatch] = useReducer(reduceDialog, { list: loaded, saved: [], isStale: false })
  // A list that is followed by another one may have been read before the last save.
  if (loaded !== state.list && !isLoading) dispatch({ type: 'loaded', list: loaded })
  const { dialog, alert, keptRow, isStale } = state
  const list = withKeptRow(loaded, keptRow)
  const showAlert = (alert: AlertContent | undefined) => dispatch({ type: 'alert', alert })

  const focusRow = useEffectEvent(() => {
    if (state.focusRow !== undefined && isFocusLost()) findFocusTarget(state.focusRow)?.focus()
  })
  useEffect(() => focusRow(), [state.list])

  const { search, ...location } = useLocation()
  const prefilled = dialog
    ? undefined
    : resource.add?.prefill?.(new URLSearchParams(search), location.state)

  /** Removes the prefill query from the URL, which closes its form. */
  const closePrefilled = () =>
    changeQuery({ page: list.query.page }, true, { skipUnsavedGuard: true })

  async function close() {
    if (prefilled) await closePrefilled()
    dispatch({ type: 'close' })
    if (isStale) await reload()
  }

  return {
    list,
    keptRecord: list === loaded ? undefined : keptRow?.record,
    dialog,
    prefilled,
    search,
    alert,
    isDialogOpen: dialog !== undefined || prefilled !== undefined,
    openDialog: (request: DialogRequest) => dispatch({ type: 'open', request, list }),
    showAlert,
    close,
    /** Closes a dialog whose code could not be loaded, and shows an alert. */
    onLoadFailure: () => {
      void close()
      showAlert({ tone: 'danger', message: adminMessages.formNotLoaded })
    },
    returnTo: () => findFocusTarget(dialog?.index ?? 0),
    /** Shows the answer to a write at once, and then loads the list again. */
    onAnswer: async (answer: WriteAnswer) => {
      dispatch({ type: 'answered', answer, index: dialog?.index ?? 0 })
      if (answer.closes && prefilled) await closePrefilled()
      if (answer.stale === 'now') void reload()
    },
    keepRow: (row: KeptRow | undefined) => dispatch({ type: 'keep', row }),
  }
}

/** The element to focus when the opener of a dialog no longer exists: the row at its index, else the heading. */
const findFocusTarget = (index: number) => rowPart(index, 'action') ?? screenHeading()

export type RecordDialogsState = ReturnType<typeof useRecordDialogs>

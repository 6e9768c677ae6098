import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router-dom'
import { adminMessages } from '../../../messages/admin-screens/admin'
import type { ReadingPaneState } from '../../pane/use-reading-pane'
import type { Resource } from '../../resource'
import type { ListData } from '../list-data'
import { readAddressedDialog } from '../list-query'
import type { ListNavigation } from '../use-list-navigation'
import type { RecordDialogsState } from './use-record-dialogs'

/**
 * Opens the record that the URL names, in the reading pane or in its form, or the form of a new record. Then
 * removes the parameter from the URL, so that a reload or Back does not open it again.
 */
export function useAddressedDialog(
  { messagePane, edit, add, labels }: Resource,
  list: ListData,
  pane: ReadingPaneState,
  { openers, showAlert }: RecordDialogsState,
  changeQuery: ListNavigation['changeQuery'],
) {
  const { search } = useLocation()

  function openRecord(requested: string) {
    const index = list.records.findIndex(({ id }) => id !== undefined && String(id) === requested)
    if (index < 0) showAlert({ tone: 'danger', message: adminMessages.notOnPage(labels.singular) })
    else if (messagePane) pane.open(index)
    else if (edit) openers.openEdit(index)
  }

  const openAddressed = useEffectEvent(() => {
    const requested = readAddressedDialog(new URLSearchParams(search))
    // If the list could not be loaded, the parameter stays in the URL for Retry.
    if (!requested || list.failure) return
    if (requested.kind === 'record') openRecord(requested.id)
    else if (add) openers.openAdd()
    void changeQuery({ page: list.query.page }, true, { skipUnsavedGuard: true })
  })
  useEffect(() => openAddressed(), [search, list])
}

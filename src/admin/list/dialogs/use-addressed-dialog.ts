import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { largestPageSize, listBeside, maxUnaskedRecords } from '../../../api/collection'
import { adminMessages } from '../../../messages/admin-screens/admin'
import type { ReadingPaneState } from '../../pane/use-reading-pane'
import type { ListQuery, Resource } from '../../resource'
import type { ListData } from '../list-data'
import { readAddressedDialog, withRecord, writeQuery } from '../list-query'
import type { ListNavigation } from '../use-list-navigation'
import type { RecordDialogsState } from './use-record-dialogs'

/**
 * Opens the record that the URL names, in the reading pane or in its form, or the form of a new record. Then
 * removes the parameter from the URL, so that a reload or Back does not open it again.
 */
export function useAddressedDialog(
  { path, messagePane, edit, add, labels }: Resource,
  list: ListData,
  pane: ReadingPaneState,
  { openDialog, showAlert }: RecordDialogsState,
  changeQuery: ListNavigation['changeQuery'],
) {
  const { search, pathname } = useLocation()
  const navigate = useNavigate()
  const searched = useRef<string>(undefined)

  function openRecord(requested: string) {
    const index = list.records.findIndex(({ id }) => id !== undefined && String(id) === requested)
    const record = list.records[index]
    if (!record) showAlert({ tone: 'danger', message: adminMessages.notOnPage(labels.singular) })
    else if (messagePane) pane.open(index)
    else if (edit) openDialog({ kind: 'edit', record })
  }

  /** Goes to the page on which the record lies; the first time only, as the record may have moved meanwhile. */
  async function goToPageOf(requested: string) {
    searched.current = requested
    const page = await findPage(path, list.query, requested)
    const address = pathname + writeQuery({ ...list.query, page: page ?? list.query.page })
    await navigate(withRecord(address, requested), { replace: true })
  }

  const openAddressed = useEffectEvent(() => {
    const requested = readAddressedDialog(new URLSearchParams(search))
    // If the list could not be loaded, the parameter stays in the URL for Retry.
    if (!requested || list.failure) return
    if (requested.kind === 'record') {
      const isHere = list.records.some(({ id }) => String(id) === requested.id)
      if (!isHere && searched.current !== requested.id) return void goToPageOf(requested.id)
      searched.current = undefined
      openRecord(requested.id)
    } else if (add && requested.kind === 'add') openDialog({ kind: 'add' })
    void changeQuery({ page: list.query.page }, true, { skipUnsavedGuard: true })
  })
  useEffect(() => openAddressed(), [search, list])
}

/** The page of a list that has a record; undefined where it is not among the first thousand. */
async function findPage(path: Resource['path'], { search, size }: ListQuery, requested: string) {
  let before = 0
  for (let page = 1; before < maxUnaskedRecords; page += 1) {
    const result = await listBeside(path, { page, page_size: largestPageSize, search })
    if (!result.ok || !result.data.rows.length) return undefined
    const index = result.data.rows.findIndex(({ id }) => String(id) === requested)
    if (index >= 0) return Math.floor((before + index) / size) + 1
    before += result.data.rows.length
  }
  return undefined
}

import { useState } from 'react'
import type { AnyRecord } from '../resource'

/** Selected record: list query, index, id, and a counter that each click raises, so that the pane gets the focus. */
interface OpenedRecord {
  query: string
  index: number
  id: AnyRecord['id']
  focusRequest: number
  /** The page that is being loaded, and which of its records the pane will show. */
  pendingPage?: { query: string; edge: 'first' | 'last' }
}

/**
 * The record that the reading pane shows. If it is deleted, the next one takes its place; another page, size or search
 * closes the pane, unless the pane itself has turned the page.
 */
export function useReadingPane(records: AnyRecord[], query: string) {
  const [opened, setOpened] = useState<OpenedRecord>()
  const index = opened?.query === query ? findOpenedIndex(records, opened) : -1
  const isPageLoaded = opened?.pendingPage?.query === query && records.length > 0
  const focusRequest = opened?.focusRequest ?? 0
  const openRecord = (index: number, focusRequest: number) =>
    setOpened({ query, index, id: records[index]!.id, focusRequest })

  if (isPageLoaded)
    openRecord(opened.pendingPage!.edge === 'first' ? 0 : records.length - 1, focusRequest)
  else if (opened && index < 0) setOpened(undefined)
  else if (opened && records[index]!.id !== opened.id)
    setOpened({ ...opened, index, id: records[index]!.id })

  return {
    index: index < 0 ? undefined : index,
    /** Changes on each click on a row, which moves the focus to the pane. */
    focusRequest,
    open: (index: number) => openRecord(index, focusRequest + 1),
    step: (index: number) => openRecord(index, focusRequest),
    /** Keeps the pane open until the page of this query is loaded, and then shows its first or last record. */
    turnPage: (query: string, edge: 'first' | 'last') =>
      setOpened(opened && { ...opened, pendingPage: { query, edge } }),
    close: () => setOpened(undefined),
  }
}

export type ReadingPaneState = ReturnType<typeof useReadingPane>

function findOpenedIndex(records: AnyRecord[], { index, id }: OpenedRecord) {
  const found = records.findIndex(
    (record) => record.id !== undefined && String(record.id) === String(id),
  )
  return found < 0 ? Math.min(index, records.length - 1) : found
}

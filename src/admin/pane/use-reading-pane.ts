import { useState } from 'react'
import type { AnyRow } from '../resource'

/** Selected row: list query, index, id, and a counter that each click raises, so that the pane gets the focus. */
interface OpenedRow {
  query: string
  index: number
  id: AnyRow['id']
  focusRequest: number
  /** The page that is being loaded, and which of its rows the pane will show. */
  pendingPage?: { query: string; edge: 'first' | 'last' }
}

/**
 * The row that the reading pane shows. If it is deleted, the next row takes its place; another page, size or search
 * closes the pane, unless the pane itself has turned the page.
 */
export function useReadingPane(rows: AnyRow[], query: string) {
  const [opened, setOpened] = useState<OpenedRow>()
  const index = opened?.query === query ? findOpenedIndex(rows, opened) : -1
  const isPageLoaded = opened?.pendingPage?.query === query && rows.length > 0
  const focusRequest = opened?.focusRequest ?? 0
  const openRow = (index: number, focusRequest: number) =>
    setOpened({ query, index, id: rows[index]!.id, focusRequest })

  if (isPageLoaded)
    openRow(opened.pendingPage!.edge === 'first' ? 0 : rows.length - 1, focusRequest)
  else if (opened && index < 0) setOpened(undefined)
  else if (opened && rows[index]!.id !== opened.id)
    setOpened({ ...opened, index, id: rows[index]!.id })

  return {
    index: index < 0 ? undefined : index,
    /** Changes on each click on a row, which moves the focus to the pane. */
    focusRequest,
    open: (index: number) => openRow(index, focusRequest + 1),
    step: (index: number) => openRow(index, focusRequest),
    /** Keeps the pane open until the page of this query is loaded, and then shows its first or last row. */
    turnPage: (query: string, edge: 'first' | 'last') =>
      setOpened(opened && { ...opened, pendingPage: { query, edge } }),
    close: () => setOpened(undefined),
  }
}

export type ReadingPaneState = ReturnType<typeof useReadingPane>

function findOpenedIndex(rows: AnyRow[], { index, id }: OpenedRow) {
  const found = rows.findIndex((row) => row.id !== undefined && String(row.id) === String(id))
  return found < 0 ? Math.min(index, rows.length - 1) : found
}

import { useState } from 'react'
import type { AnyRow } from '../resources/resource'

/** Selected row: list query, index, id, and a counter that refocuses the pane on each click. */
interface OpenedRow {
  query: string
  index: number
  id: AnyRow['id']
  clicks: number
}

/**
 * The row that the reading pane shows. If it is deleted, the next row takes its place; another page, size or search
 * closes the pane.
 */
export function useReadingPane(rows: AnyRow[], query: string) {
  const [opened, setOpened] = useState<OpenedRow>()
  const index = opened?.query === query ? findOpenedIndex(rows, opened) : -1
  if (opened && index < 0) setOpened(undefined)
  else if (opened && rows[index]!.id !== opened.id)
    setOpened({ ...opened, index, id: rows[index]!.id })

  const clicks = opened?.clicks ?? 0
  const openRow = (index: number, clicks: number) =>
    setOpened({ query, index, id: rows[index]!.id, clicks })
  return {
    index: index < 0 ? undefined : index,
    /** Changes on each click on a row, which moves the focus to the pane. */
    clicks,
    open: (index: number) => openRow(index, clicks + 1),
    step: (index: number) => openRow(index, clicks),
    close: () => setOpened(undefined),
  }
}

export type ReadingPaneState = ReturnType<typeof useReadingPane>

function findOpenedIndex(rows: AnyRow[], { index, id }: OpenedRow) {
  const found = rows.findIndex((row) => row.id !== undefined && String(row.id) === String(id))
  return found < 0 ? Math.min(index, rows.length - 1) : found
}

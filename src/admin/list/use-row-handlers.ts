import { useLayoutEffect, useRef, useState, type ChangeEvent, type MouseEvent } from 'react'
import { useList } from './list-context'

/** The index of the row that an event came from. */
const rowIndex = (event: { currentTarget: Element }) =>
  Number(event.currentTarget.closest<HTMLElement>('[data-row]')!.dataset.row)

/** Event handlers that all rows share. They keep their identity, so that memoized rows do not render again. */
export function useRowHandlers() {
  const context = useList()
  const latest = useRef(context)
  useLayoutEffect(() => {
    latest.current = context
  })
  const [handlers] = useState(() => ({
    onSelect: (event: ChangeEvent<HTMLInputElement>) => {
      const { list, selection } = latest.current
      selection.select([list.rows[rowIndex(event)]!], event.target.checked)
    },
    onRead: (event: MouseEvent) => latest.current.pane.open(rowIndex(event)),
    onEdit: (event: MouseEvent) => latest.current.openEdit(rowIndex(event)),
    onDuplicate: (event: MouseEvent) => latest.current.openDuplicate(rowIndex(event)),
    onDelete: (event: MouseEvent) => latest.current.openDelete([rowIndex(event)], rowIndex(event)),
  }))
  return handlers
}

export type RowHandlers = ReturnType<typeof useRowHandlers>

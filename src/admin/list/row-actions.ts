import { useLayoutEffect, useRef, useState, type ChangeEvent, type MouseEvent } from 'react'
import type { RowsProps } from './record-table'

/** Which row an event came from: one function serves all rows. */
const rowOf = (event: { currentTarget: Element }) =>
  Number(event.currentTarget.closest<HTMLElement>('[data-row]')!.dataset.row)

/** What may be done with a row: the same functions all along, so that a row that stays is not drawn anew. */
export function useRowActions(props: RowsProps) {
  const latest = useRef(props)
  useLayoutEffect(() => {
    latest.current = props
  })
  const [actions] = useState(() => ({
    choose: (event: ChangeEvent<HTMLInputElement>) => {
      const { rows, selection } = latest.current
      selection.choose([rows[rowOf(event)]!], event.target.checked)
    },
    read: (event: MouseEvent) => latest.current.onRead(rowOf(event)),
    edit: (event: MouseEvent) => latest.current.onEdit(rowOf(event)),
    duplicate: (event: MouseEvent) => latest.current.onDuplicate(rowOf(event)),
    remove: (event: MouseEvent) => latest.current.onDelete(rowOf(event)),
  }))
  return actions
}

export type RowActions = ReturnType<typeof useRowActions>

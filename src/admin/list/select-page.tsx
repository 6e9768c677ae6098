import type { ChangeEvent } from 'react'
import { adminMessages } from '../../messages/admin'
import type { AnyRow } from '../resources/resource'
import { useList } from './list-context'

/** The checkbox for all rows of the page, indeterminate while only some are selected. */
export function SelectPageCheckbox({ label }: { label?: string }) {
  const { list, selection } = useList()
  const { selected, areAllSelected } = selection
  return (
    <label className="check">
      <input
        type="checkbox"
        className="form-check-input"
        aria-label={adminMessages.selectPage}
        checked={areAllSelected}
        ref={(input) => {
          if (input) input.indeterminate = selected.length > 0 && !areAllSelected
        }}
        onChange={(event) => selection.select(list.rows, event.target.checked)}
      />
      {label}
    </label>
  )
}

/** The checkbox of one row, disabled for a record without an id. */
export function SelectRowCheckbox({
  row,
  number,
  name,
  isSelected,
  onSelect,
}: {
  row: AnyRow
  number: number
  name: string
  isSelected: boolean
  onSelect: (event: ChangeEvent<HTMLInputElement>) => void
}) {
  return (
    <label className="check">
      <input
        type="checkbox"
        className="form-check-input"
        aria-label={adminMessages.selectRow(number, name)}
        checked={isSelected}
        disabled={row.id === undefined}
        onChange={onSelect}
      />
    </label>
  )
}

import type { ChangeEvent } from 'react'
import type { AnyRow } from '../resources/resource'
import type { Selection } from './use-selection'
import { adminMessages } from '../../messages/admin'

/** The box that chooses all rows of the page: mixed while some are chosen. */
export function SelectPage({
  rows,
  selection,
  label,
}: {
  rows: AnyRow[]
  selection: Selection
  /** Where the words stand beside the box. */
  label?: string
}) {
  const { chosen, all } = selection
  return (
    <label className="check">
      <input
        type="checkbox"
        className="form-check-input"
        aria-label={adminMessages.selectPage}
        checked={all}
        ref={(box) => {
          if (box) box.indeterminate = chosen.length > 0 && !all
        }}
        onChange={(event) => selection.choose(rows, event.target.checked)}
      />
      {label}
    </label>
  )
}

/** The box that chooses one row; a record without an id cannot be chosen. */
export function SelectRow({
  row,
  number,
  name,
  chosen,
  choose,
}: {
  row: AnyRow
  number: number
  name: string
  chosen: boolean
  choose: (event: ChangeEvent<HTMLInputElement>) => void
}) {
  return (
    <label className="check">
      <input
        type="checkbox"
        className="form-check-input"
        aria-label={adminMessages.selectRow(number, name)}
        checked={chosen}
        disabled={row.id === undefined}
        onChange={choose}
      />
    </label>
  )
}

import { adminMessages } from '../../../messages/admin-screens/admin'
import { useList } from '../list-context'

/** The checkbox for all rows of the page, indeterminate while only some are selected. */
export function SelectPageCheckbox() {
  const { list, selection } = useList()
  const { selected, areAllSelected } = selection
  return (
    <label className="check d-inline-flex position-relative align-items-center">
      <input
        type="checkbox"
        className="form-check-input"
        checked={areAllSelected}
        ref={(input) => {
          if (input) input.indeterminate = selected.length > 0 && !areAllSelected
        }}
        onChange={(event) => selection.select(list.records, event.target.checked)}
      />
      <span className="visually-hidden">{adminMessages.selectPage}</span>
    </label>
  )
}

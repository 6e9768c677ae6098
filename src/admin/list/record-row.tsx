import { memo } from 'react'
import { toText } from '../../data/to-text'
import { textCell } from '../cells/cells'
import type { AnyRow, Resource } from '../resources/resource'
import { RowActions } from './row-actions'
import { SelectRowCheckbox } from './select-page'
import type { RowHandlers } from './use-row-handlers'

/**
 * A row of the table, with its actions at the end. Memoized: a change of one row must not render the other
 * hundred.
 */
export const RecordRow = memo(function RecordRow({
  resource,
  row,
  index,
  number,
  name,
  heading,
  isSelected,
  isCurrent,
  handlers,
}: {
  resource: Resource
  row: AnyRow
  index: number
  number: number
  name: string
  /** The field whose cell is the row's header. */
  heading: string
  isSelected: boolean
  isCurrent: boolean
  handlers: RowHandlers
}) {
  const { columns, messagePane } = resource
  return (
    <tr
      role="row"
      data-row={index}
      data-chosen={isSelected ? '' : undefined}
      aria-current={isCurrent || undefined}
    >
      <td role="cell" className="cell-check">
        <SelectRowCheckbox {...{ row, number, name, isSelected }} onSelect={handlers.onSelect} />
      </td>
      <td role="cell" className="cell-number">
        {number}
      </td>
      {columns.map(({ field, label, cell = textCell }) => {
        const isHeading = field === heading
        const Cell = isHeading ? 'th' : 'td'
        const opensPane =
          messagePane && (isHeading || (field === messagePane.text && toText(row[field])))
        const content = cell(row[field], { variant: 'table', name, row })
        return (
          <Cell
            key={label}
            role={isHeading ? 'rowheader' : 'cell'}
            scope={isHeading ? 'row' : undefined}
          >
            {opensPane ? (
              // Only the heading is a tab stop; the message text is a larger target for the pointer.
              <button
                type="button"
                className="opens"
                tabIndex={isHeading ? undefined : -1}
                onClick={handlers.onRead}
              >
                {content}
              </button>
            ) : (
              content
            )}
          </Cell>
        )
      })}
      <td role="cell" className="cell-actions">
        <RowActions
          {...{ resource, row, name }}
          variant="row"
          onEdit={handlers.onEdit}
          onDelete={handlers.onDelete}
        />
      </td>
    </tr>
  )
})

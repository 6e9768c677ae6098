import { adminMessages } from '../../messages/admin'
import { useMediaQuery } from '../../ui/use-media-query'
import { recordName } from '../cells/cells'
import type { Resource } from '../resources/resource'
import type { Line } from './in-goes'
import { useList } from './list-context'
import { RecordRow } from './record-row'
import { SelectPageCheckbox } from './select-page'
import { useRowHandlers } from './use-row-handlers'

/** Width of the sidebar and of the padding around the table, in pixels. */
const widthOutsideTable = 300

/** The grid columns of every row: checkbox, number, fields, actions. */
const gridColumns = ({ columns, links = [], edit }: Resource) => ({
  '--columns': [
    '44px 40px',
    ...columns.map(({ width }) => (width ? `${width}px` : 'minmax(0, 1fr)')),
    `${24 + 36 * (links.length + (edit ? 2 : 1))}px`,
  ].join(' '),
})

/**
 * The list as a table [LIST-2]. Each row is a grid of its own (docs/decisions/0007), which removes the table
 * semantics; the roles restore them.
 */
export function RecordTable({ lines }: { lines: Line[] }) {
  const { resource, selection, pane } = useList()
  const { title, columns, minWidth, name } = resource
  const texts = adminMessages.table
  const scrolls = useMediaQuery(`(max-width: ${minWidth + widthOutsideTable}px)`)
  const handlers = useRowHandlers()

  return (
    <div
      className="table-place"
      {...(scrolls && { role: 'region', 'aria-label': texts.scrolls(title), tabIndex: 0 })}
    >
      <table role="table" className="records" style={{ minWidth, ...gridColumns(resource) }}>
        <caption className="visually-hidden">{title}</caption>
        <thead role="rowgroup">
          <tr role="row">
            <td role="cell" className="cell-check">
              <SelectPageCheckbox />
            </td>
            <th role="columnheader" scope="col" className="cell-number">
              {resource.number ?? texts.id}
            </th>
            {columns.map(({ label }) => (
              <th role="columnheader" scope="col" key={label}>
                {label}
              </th>
            ))}
            <th role="columnheader" scope="col" className="cell-actions">
              {texts.action}
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup">
          {lines.map(({ row, number }, index) => (
            // The index as key lets a new page reuse the rows, and keeps the focus when a row is deleted.
            <RecordRow
              key={index}
              {...{ resource, row, index, number, handlers }}
              name={recordName(resource, row, number)}
              isSelected={selection.isSelected(row)}
              isCurrent={index === pane.index}
              heading={name}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

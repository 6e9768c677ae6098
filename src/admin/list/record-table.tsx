import { useMediaQuery } from '../../ui/use-media-query'
import { nameOf } from '../cells/cells'
import type { Line } from './in-goes'
import { RecordRow } from './record-row'
import type { AnyRow, Resource } from '../resources/resource'
import { useRowActions } from './row-actions'
import { SelectPage } from './select-page'
import type { Selection } from './use-selection'
import { adminMessages } from '../../messages/admin'

/** What rows are shown, and what may be done with them. */
export interface RowsProps {
  resource: Resource
  rows: AnyRow[]
  /** The same rows as they are drawn. */
  lines: Line[]
  selection: Selection
  /** The place of the row that is read beside the list. */
  current: number | undefined
  onRead: (index: number) => void
  onEdit: (index: number) => void
  onDuplicate: (index: number) => void
  onDelete: (index: number) => void
}

/** Sidebar and the padding beside the sheet, in pixels. */
const beside = 300

/** The columns of every row: box, number, fields, actions. */
const tracks = ({ columns, links = [], edit }: Resource) => ({
  '--columns': [
    '44px 40px',
    ...columns.map(({ width }) => (width ? `${width}px` : 'minmax(0, 1fr)')),
    `${24 + 36 * (links.length + (edit ? 2 : 1))}px`,
  ].join(' '),
})

/**
 * The list as a table [LIST-2]. Its rows are grids, each laid out by itself (docs/decisions/0007), so
 * roles say what the elements no longer do.
 */
export function RecordTable(props: RowsProps) {
  const { resource, rows, lines, selection, current } = props
  const { title, columns, minWidth, name } = resource
  const texts = adminMessages
  const scrolls = useMediaQuery(`(max-width: ${minWidth + beside}px)`)
  const actions = useRowActions(props)

  return (
    <div
      className="table-place"
      {...(scrolls && { role: 'region', 'aria-label': texts.table.scrolls(title), tabIndex: 0 })}
    >
      <table role="table" className="records" style={{ minWidth, ...tracks(resource) }}>
        <caption className="visually-hidden">{title}</caption>
        <thead role="rowgroup">
          <tr role="row">
            <td role="cell" className="cell-check">
              <SelectPage rows={rows} selection={selection} />
            </td>
            <th role="columnheader" scope="col" className="cell-number">
              {resource.number ?? texts.table.id}
            </th>
            {columns.map(({ label }) => (
              <th role="columnheader" scope="col" key={label}>
                {label}
              </th>
            ))}
            <th role="columnheader" scope="col" className="cell-actions">
              {texts.table.action}
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup">
          {lines.map(({ row, number }, index) => (
            // Keyed by place: a new page fills the same rows anew, and a deleted row's next one takes its focus.
            <RecordRow
              key={index}
              {...{ resource, row, index, number, actions }}
              name={nameOf(resource, row, number)}
              chosen={selection.isChosen(row)}
              current={index === current}
              heading={name}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

import type { ChangeEvent, MouseEvent } from 'react'
import { words } from '../content/words'
import { useMedia } from '../ui/media'
import { nameOf } from './cells'
import type { Line } from './in-slices'
import { RecordRow } from './record-row'
import type { AnyRow, Resource } from './resource'
import { SelectPage } from './select-page'
import type { Selection } from './selection'

/** What rows are shown, from which number on, and what may be done with them. */
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

/** Which row an event came from: one function serves all rows. */
export const rowOf = (event: { currentTarget: Element }) =>
  Number(event.currentTarget.closest<HTMLElement>('[data-row]')!.dataset.row)

/** Sidebar and the padding beside the sheet, in pixels. */
const beside = 300

/** The list as a table (SPEC 2, Common admin list pattern). */
export function RecordTable({
  resource,
  rows,
  lines,
  selection,
  current,
  onRead,
  onEdit,
  onDelete,
}: RowsProps) {
  const texts = words('office')
  const { title, columns, minWidth, edit, links = [], name } = resource
  const scrolls = useMedia(`(max-width: ${minWidth + beside}px)`)
  const choose = (event: ChangeEvent<HTMLInputElement>) =>
    selection.choose([rows[rowOf(event)]!], event.target.checked)
  const actions = {
    read: (event: MouseEvent) => onRead(rowOf(event)),
    edit: edit && ((event: MouseEvent) => onEdit(rowOf(event))),
    remove: (event: MouseEvent) => onDelete(rowOf(event)),
  }

  return (
    <div
      className="table-place"
      {...(scrolls && { role: 'region', 'aria-label': texts.table.scrolls(title), tabIndex: 0 })}
    >
      <table className="records" style={{ minWidth }}>
        <caption className="visually-hidden">{title}</caption>
        <colgroup>
          <col style={{ width: 44 }} />
          <col style={{ width: 40 }} />
          {columns.map(({ label, width }) => (
            <col key={label} style={{ width }} />
          ))}
          <col style={{ width: 24 + 36 * (links.length + (edit ? 2 : 1)) }} />
        </colgroup>
        <thead>
          <tr>
            <td className="cell-check">
              <SelectPage rows={rows} selection={selection} />
            </td>
            <th scope="col" className="cell-number">
              {resource.number ?? texts.table.id}
            </th>
            {columns.map(({ label }) => (
              <th scope="col" key={label}>
                {label}
              </th>
            ))}
            <th scope="col" className="cell-actions">
              {texts.table.action}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line, index) => (
            // Keyed by place: a new page fills the same rows anew, and a deleted row's next one takes its focus.
            <RecordRow
              key={index}
              {...{ resource, index, actions, choose, ...line }}
              name={nameOf(resource, line.row, line.number)}
              chosen={selection.isChosen(line.row)}
              current={index === current}
              heading={name}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

import { Pencil, Trash2 } from 'lucide-react'
import type { ChangeEvent, MouseEvent } from 'react'
import { Link } from 'react-router-dom'
import { text } from '../api/text'
import { words } from '../content/words'
import { useMedia } from '../ui/media'
import { nameOf, plain } from './cells'
import type { Line } from './in-slices'
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
  onEdit: (index: number) => void
  onDelete: (index: number) => void
}

/** Which row an event came from: one function serves all rows. */
export const rowOf = (event: { currentTarget: Element }) =>
  Number(event.currentTarget.closest<HTMLElement>('[data-row]')!.dataset.row)

// One element for all rows: React passes over what is the same as before.
const pencil = <Pencil aria-hidden="true" />
const bin = <Trash2 aria-hidden="true" />

/** Sidebar and the padding beside the sheet, in pixels. */
const beside = 300

/** The list as a table (SPEC 2, Common admin list pattern). */
export function RecordTable({ resource, rows, lines, selection, onEdit, onDelete }: RowsProps) {
  const texts = words('office')
  const { title, columns, minWidth, edit, links = [], name } = resource
  const scrolls = useMedia(`(max-width: ${minWidth + beside}px)`)
  const choose = (event: ChangeEvent<HTMLInputElement>) =>
    selection.choose([rows[rowOf(event)]!], event.target.checked)
  const actions = {
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
            <Row
              key={index}
              {...{ resource, index, actions, choose, ...line }}
              name={nameOf(resource, line.row, line.number)}
              chosen={selection.isChosen(line.row)}
              heading={name}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Row({
  resource: { columns, picture, links = [] },
  row,
  index,
  number,
  late,
  name,
  heading,
  chosen,
  choose,
  actions,
}: Line & {
  resource: Resource
  index: number
  name: string
  heading: string
  chosen: boolean
  choose: (event: ChangeEvent<HTMLInputElement>) => void
  actions: { edit?: (event: MouseEvent) => void; remove: (event: MouseEvent) => void }
}) {
  const texts = words('office')
  const known = row.id !== undefined && row.id !== null
  return (
    <tr data-row={index} data-chosen={chosen ? '' : undefined} inert={late}>
      <td className="cell-check">
        <label className="check">
          <input
            type="checkbox"
            className="form-check-input"
            aria-label={texts.selectRow(number, name)}
            checked={chosen}
            disabled={!known}
            onChange={choose}
          />
        </label>
      </td>
      <td className="cell-number">{number}</td>
      {columns.map(({ field, label, cell }) => {
        const Cell = field === heading ? 'th' : 'td'
        const shown = text(row[field])
        return (
          <Cell key={label} scope={field === heading ? 'row' : undefined}>
            <div
              className={field === picture && cell ? undefined : 'cut'}
              title={!cell && shown.length > 40 ? shown : undefined}
            >
              {(cell ?? plain)(row[field], { place: 'table', name })}
            </div>
          </Cell>
        )
      })}
      <td className="cell-actions">
        {links.map(({ label, icon: Icon, to }) => (
          <Link
            key={label}
            className="act"
            aria-label={texts.actOn(label, name)}
            data-tip={label}
            to={to(row)}
          >
            <Icon aria-hidden="true" />
          </Link>
        ))}
        {known && actions.edit && (
          <button
            type="button"
            className="act"
            aria-label={texts.editOne(name)}
            data-tip={texts.edit}
            onClick={actions.edit}
          >
            {pencil}
          </button>
        )}
        {known && (
          <button
            type="button"
            className="act act-danger"
            aria-label={texts.deleteOne(name)}
            data-tip={texts.delete}
            onClick={actions.remove}
          >
            {bin}
          </button>
        )}
      </td>
    </tr>
  )
}

import { Pencil, Trash2 } from 'lucide-react'
import { memo } from 'react'
import { Link } from 'react-router-dom'
import { text } from '../../data/to-text'
import { plain } from '../cells/cells'
import type { AnyRow, Resource } from '../resources/resource'
import type { RowActions } from './row-actions'
import { SelectRow } from './select-page'
import { adminMessages } from '../../messages/admin'

// One element for all rows: React passes over what is the same as before.
const pencil = <Pencil aria-hidden="true" />
const bin = <Trash2 aria-hidden="true" />

/**
 * A row of the table; what may be done with it stands at its end. One that stays as it was is passed over: a hundred
 * others are chosen, read or drawn beside it.
 */
export const RecordRow = memo(function RecordRow({
  resource,
  row,
  index,
  number,
  name,
  heading,
  chosen,
  current,
  actions,
}: {
  resource: Resource
  row: AnyRow
  index: number
  number: number
  name: string
  heading: string
  chosen: boolean
  current: boolean
  actions: RowActions
}) {
  const texts = adminMessages
  const { columns, edit, links = [], messagePane } = resource
  const known = row.id !== undefined
  return (
    <tr
      role="row"
      data-row={index}
      data-chosen={chosen ? '' : undefined}
      aria-current={current || undefined}
    >
      <td role="cell" className="cell-check">
        <SelectRow {...{ row, number, name, chosen }} choose={actions.choose} />
      </td>
      <td role="cell" className="cell-number">
        {number}
      </td>
      {columns.map(({ field, label, cell }) => {
        const Cell = field === heading ? 'th' : 'td'
        const opens =
          messagePane && (field === heading || (field === messagePane.text && text(row[field])))
        const shown = (cell ?? plain)(row[field], { place: 'table', name, row })
        return (
          <Cell
            key={label}
            role={field === heading ? 'rowheader' : 'cell'}
            scope={field === heading ? 'row' : undefined}
          >
            {opens ? (
              // One stop for the keyboard; the text is a larger target for the pointer.
              <button
                type="button"
                className="opens"
                tabIndex={field === heading ? undefined : -1}
                onClick={actions.read}
              >
                {shown}
              </button>
            ) : (
              shown
            )}
          </Cell>
        )
      })}
      <td role="cell" className="cell-actions">
        {!known && <small className="no-id">{texts.noId}</small>}
        {links.map(({ label, icon: Icon, to, state }) => (
          <Link
            key={label}
            className="act"
            aria-label={texts.actOn(label, name)}
            data-tip={label}
            to={to(row)}
            state={state?.(resource, row)}
          >
            <Icon aria-hidden="true" />
          </Link>
        ))}
        {known && edit && (
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
})

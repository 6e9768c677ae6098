import { Pencil, Trash2 } from 'lucide-react'
import type { ChangeEvent, MouseEvent } from 'react'
import { Link } from 'react-router-dom'
import { text } from '../api/text'
import { words } from '../content/words'
import { plain } from './cells'
import type { Line } from './in-slices'
import { quoting } from './quote'
import type { Resource } from './resource'
import { SelectRow } from './select-page'

// One element for all rows: React passes over what is the same as before.
const pencil = <Pencil aria-hidden="true" />
const bin = <Trash2 aria-hidden="true" />

/** A row of the table; what may be done with it stands at its end. */
export function RecordRow({
  resource,
  row,
  index,
  number,
  late,
  name,
  heading,
  chosen,
  current,
  choose,
  actions,
}: Line & {
  resource: Resource
  index: number
  name: string
  heading: string
  chosen: boolean
  current: boolean
  choose: (event: ChangeEvent<HTMLInputElement>) => void
  actions: Record<'read' | 'remove', (event: MouseEvent) => void> & {
    edit?: (event: MouseEvent) => void
  }
}) {
  const texts = words('office')
  const { columns, picture, links = [], reads } = resource
  const known = row.id !== undefined && row.id !== null
  return (
    <tr
      data-row={index}
      data-chosen={chosen ? '' : undefined}
      aria-current={current || undefined}
      inert={late}
    >
      <td className="cell-check">
        <SelectRow {...{ row, number, name, chosen, choose }} />
      </td>
      <td className="cell-number">{number}</td>
      {columns.map(({ field, label, cell }) => {
        const Cell = field === heading ? 'th' : 'td'
        const shown = text(row[field])
        const opens = reads && (field === heading || (field === reads.text && shown))
        const Box = opens ? 'span' : 'div'
        const box = (
          <Box
            className={field === picture && cell ? undefined : 'cut'}
            title={!cell && shown.length > 40 ? shown : undefined}
          >
            {(cell ?? plain)(row[field], { place: 'table', name })}
          </Box>
        )
        return (
          <Cell key={label} scope={field === heading ? 'row' : undefined}>
            {opens ? (
              // One stop for the keyboard; the text is a larger target for the pointer.
              <button
                type="button"
                className="opens"
                tabIndex={field === heading ? undefined : -1}
                onClick={actions.read}
              >
                {box}
              </button>
            ) : (
              box
            )}
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
            state={quoting(resource, row)}
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

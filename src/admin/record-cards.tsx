import { ChevronDown, Copy, Pencil, Trash2 } from 'lucide-react'
import { useId, useState, type ChangeEvent, type MouseEvent } from 'react'
import { Link } from 'react-router-dom'
import { words } from '../content/words'
import { nameOf, Said } from './cells'
import { FactOf, Facts, pictureOf } from './facts'
import type { Line } from './in-slices'
import { quoting } from './quote'
import { rowOf, type RowsProps } from './record-table'
import type { AnyRow, Resource } from './resource'
import { SelectRow } from './select-page'

/** The list on a phone: a card a row, with its name and two facts; the rest folds out (LOOK, ADMIN, Phone). */
export function RecordCards({
  resource,
  rows,
  lines,
  selection,
  onEdit,
  onDuplicate,
  onDelete,
}: RowsProps) {
  const [open, setOpen] = useState<string>()
  const choose = (event: ChangeEvent<HTMLInputElement>) =>
    selection.choose([rows[rowOf(event)]!], event.target.checked)
  const toggle = (event: MouseEvent) => {
    const key = keyOf(rows[rowOf(event)]!, rowOf(event))
    setOpen(key === open ? undefined : key)
  }
  return (
    <ul className="record-cards" aria-label={resource.title}>
      {lines.map((line, index) => (
        <Card
          key={index}
          {...{ resource, index, choose, toggle, ...line }}
          chosen={selection.isChosen(line.row)}
          isOpen={keyOf(line.row, index) === open}
          onEdit={(event) => onEdit(rowOf(event))}
          onDuplicate={(event) => onDuplicate(rowOf(event))}
          onDelete={(event) => onDelete(rowOf(event))}
        />
      ))}
    </ul>
  )
}

/** What an open card is known by: its record, also when that has been read anew. */
const keyOf = ({ id }: AnyRow, index: number) => String(id ?? `row ${index}`)

function Card({
  resource,
  row,
  index,
  number,
  late,
  chosen,
  isOpen,
  choose,
  toggle,
  onEdit,
  onDuplicate,
  onDelete,
}: Line & {
  resource: Resource
  index: number
  chosen: boolean
  isOpen: boolean
  choose: (event: ChangeEvent<HTMLInputElement>) => void
  toggle: (event: MouseEvent) => void
  onEdit: (event: MouseEvent) => void
  onDuplicate: (event: MouseEvent) => void
  onDelete: (event: MouseEvent) => void
}) {
  const texts = words('office')
  const more = useId()
  const { facts, add, edit, links = [] } = resource
  const name = nameOf(resource, row, number)
  const known = row.id !== undefined && row.id !== null
  return (
    <li
      className="record-card"
      data-row={index}
      data-chosen={chosen ? '' : undefined}
      data-open={isOpen ? '' : undefined}
      inert={late}
    >
      <div className="record-head">
        <SelectRow {...{ row, number, name, chosen, choose }} />
        {pictureOf(resource, row, { place: 'card', name })}
        <div className="record-text">
          <strong className="record-name">
            <Said text={name} />
          </strong>
          {facts.map((fact, index) => (
            <span className="record-fact" key={index}>
              <FactOf {...{ resource, row, fact, name }} />
            </span>
          ))}
        </div>
        <button
          type="button"
          className="record-toggle"
          aria-label={texts.detailsOf(name)}
          aria-expanded={isOpen}
          aria-controls={more}
          onClick={toggle}
        >
          <ChevronDown aria-hidden="true" />
        </button>
      </div>
      <div id={more} className="record-more" hidden={!isOpen}>
        {isOpen && (
          <>
            <Facts
              resource={resource}
              row={row}
              name={name}
              number={number}
              except={[resource.name, ...facts.flat()]}
            />
            {links.map(({ label, icon: Icon, to }) => (
              <Link
                key={label}
                className="btn btn-primary record-link"
                aria-label={texts.actOn(label, name)}
                to={to(row)}
                state={quoting(resource, row)}
              >
                <Icon aria-hidden="true" /> {label}
              </Link>
            ))}
            {add && (
              <button
                type="button"
                className="btn btn-line record-link"
                aria-label={texts.duplicateOne(name)}
                onClick={onDuplicate}
              >
                <Copy aria-hidden="true" /> {texts.duplicate}
              </button>
            )}
            {known && (
              <div className="record-actions">
                {edit && (
                  <button
                    type="button"
                    className="btn btn-line"
                    aria-label={texts.editOne(name)}
                    onClick={onEdit}
                  >
                    <Pencil aria-hidden="true" /> {texts.edit}
                  </button>
                )}
                <button
                  type="button"
                  className="btn btn-outline-danger"
                  aria-label={texts.deleteOne(name)}
                  onClick={onDelete}
                >
                  <Trash2 aria-hidden="true" /> {texts.delete}
                </button>
              </div>
            )}
          </>
        )}
      </div>
    </li>
  )
}

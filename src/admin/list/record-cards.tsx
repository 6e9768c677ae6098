import { ChevronDown, Copy, Pencil, Trash2 } from 'lucide-react'
import { memo, useId, useState, type Dispatch, type SetStateAction } from 'react'
import { Link } from 'react-router-dom'
import { nameOf, Said } from '../cells/cells'
import { FactOf, Facts, pictureOf } from '../cells/summary-fields'
import type { RowsProps } from './record-table'
import type { AnyRow, Resource } from '../resources/resource'
import { useRowActions, type RowActions } from './row-actions'
import { SelectRow } from './select-page'
import '../../styles/record-cards.scss'
import { adminMessages } from '../../messages/admin'

/** The list on a phone: a card a row, with its name and two facts; the rest folds out [LIST-11]. */
export function RecordCards(props: RowsProps) {
  const { resource, lines, selection } = props
  const [open, setOpen] = useState<string>()
  const actions = useRowActions(props)
  return (
    <ul className="record-cards" aria-label={resource.title}>
      {lines.map(({ row, number }, index) => (
        <Card
          key={index}
          {...{ resource, row, index, number, actions, setOpen }}
          chosen={selection.isChosen(row)}
          isOpen={keyOf(row, index) === open}
        />
      ))}
    </ul>
  )
}

/** What an open card is known by: its record, also when that has been read anew. */
const keyOf = ({ id }: AnyRow, index: number) => String(id ?? `row ${index}`)

const Card = memo(function Card({
  resource,
  row,
  index,
  number,
  chosen,
  isOpen,
  actions,
  setOpen,
}: {
  resource: Resource
  row: AnyRow
  index: number
  number: number
  chosen: boolean
  isOpen: boolean
  actions: RowActions
  setOpen: Dispatch<SetStateAction<string | undefined>>
}) {
  const texts = adminMessages
  const more = useId()
  const { summaryFields, add, edit, links = [] } = resource
  const name = nameOf(resource, row, number)
  const known = row.id !== undefined
  return (
    <li
      className="record-card"
      data-row={index}
      data-chosen={chosen ? '' : undefined}
      data-open={isOpen ? '' : undefined}
    >
      <div className="record-head">
        <SelectRow {...{ row, number, name, chosen }} choose={actions.choose} />
        {pictureOf(resource, row, { place: 'card', name, row })}
        <div className="record-text">
          <strong className="record-name">
            <Said text={name} />
          </strong>
          {summaryFields.map((fact, index) => (
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
          onClick={() => setOpen(isOpen ? undefined : keyOf(row, index))}
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
              except={[resource.name, ...summaryFields.flat()]}
            />
            {links.map(({ label, icon: Icon, to, state }) => (
              <Link
                key={label}
                className="btn btn-primary record-link"
                aria-label={texts.actOn(label, name)}
                to={to(row)}
                state={state?.(resource, row)}
              >
                <Icon aria-hidden="true" /> {label}
              </Link>
            ))}
            {add && (
              <button
                type="button"
                className="btn btn-line record-link"
                aria-label={texts.duplicateOne(name)}
                onClick={actions.duplicate}
              >
                <Copy aria-hidden="true" /> {texts.duplicate}
              </button>
            )}
            {!known && <small>{texts.noId}</small>}
            {known && (
              <div className="record-actions">
                {edit && (
                  <button
                    type="button"
                    className="btn btn-line"
                    aria-label={texts.editOne(name)}
                    onClick={actions.edit}
                  >
                    <Pencil aria-hidden="true" /> {texts.edit}
                  </button>
                )}
                <button
                  type="button"
                  className="btn btn-outline-danger"
                  aria-label={texts.deleteOne(name)}
                  onClick={actions.remove}
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
})

import { ChevronDown } from 'lucide-react'
import { memo, useId, useState, type Dispatch, type SetStateAction } from 'react'
import { adminMessages } from '../../messages/admin'
import { DataText, recordName } from '../cells/cells'
import { RecordDetails, recordPicture, SummaryValue } from '../cells/record-details'
import type { AnyRow, Resource } from '../resources/resource'
import type { Line } from './in-goes'
import { useList } from './list-context'
import { RowActions } from './row-actions'
import { SelectRowCheckbox } from './select-page'
import { useRowHandlers, type RowHandlers } from './use-row-handlers'
import '../../styles/record-cards.scss'

/** The list on a phone: each row is a card with its name and two fields, which expands to the rest [LIST-11]. */
export function RecordCards({ lines }: { lines: Line[] }) {
  const { resource, selection } = useList()
  const [openKey, setOpenKey] = useState<string>()
  const handlers = useRowHandlers()
  return (
    <ul className="record-cards" aria-label={resource.title}>
      {lines.map(({ row, number }, index) => (
        <Card
          key={index}
          {...{ resource, row, index, number, handlers, setOpenKey }}
          isSelected={selection.isSelected(row)}
          isOpen={cardKey(row, index) === openKey}
        />
      ))}
    </ul>
  )
}

/** Identifies the open card by its record, so that it stays open when the list is reloaded. */
const cardKey = ({ id }: AnyRow, index: number) => String(id ?? `row ${index}`)

const Card = memo(function Card({
  resource,
  row,
  index,
  number,
  isSelected,
  isOpen,
  handlers,
  setOpenKey,
}: {
  resource: Resource
  row: AnyRow
  index: number
  number: number
  isSelected: boolean
  isOpen: boolean
  handlers: RowHandlers
  setOpenKey: Dispatch<SetStateAction<string | undefined>>
}) {
  const detailsId = useId()
  const { summaryFields } = resource
  const name = recordName(resource, row, number)
  return (
    <li
      className="record-card"
      data-row={index}
      data-chosen={isSelected ? '' : undefined}
      data-open={isOpen ? '' : undefined}
    >
      <div className="record-head">
        <SelectRowCheckbox {...{ row, number, name, isSelected }} onSelect={handlers.onSelect} />
        {recordPicture(resource, row, { variant: 'card', name, row })}
        <div className="record-text">
          <strong className="record-name">
            <DataText text={name} />
          </strong>
          {summaryFields.map((summaryField, index) => (
            <span className="record-fact" key={index}>
              <SummaryValue {...{ resource, row, summaryField, name }} />
            </span>
          ))}
        </div>
        <button
          type="button"
          className="record-toggle"
          aria-label={adminMessages.detailsOf(name)}
          aria-expanded={isOpen}
          aria-controls={detailsId}
          onClick={() => setOpenKey(isOpen ? undefined : cardKey(row, index))}
        >
          <ChevronDown aria-hidden="true" />
        </button>
      </div>
      <div id={detailsId} className="record-more" hidden={!isOpen}>
        {isOpen && (
          <>
            <RecordDetails
              {...{ resource, row, name, number }}
              except={[resource.name, ...summaryFields.flat()]}
            />
            <RowActions
              {...{ resource, row, name }}
              variant="card"
              onEdit={handlers.onEdit}
              onDuplicate={handlers.onDuplicate}
              onDelete={handlers.onDelete}
            />
          </>
        )}
      </div>
    </li>
  )
})

import { memo } from 'react'
import { langOf } from '../../../data/to-text'
import { adminMessages } from '../../../messages/admin-screens/admin'
import { recordName, withSoftBreaks } from '../../cells/cells'
import { RecordDetails, recordPicture, summaryValue } from '../../cells/record-details'
import type { AnyRow, MailReply, Resource } from '../../resource'
import { RowActions } from '../../cells/row-actions'
import { handledByList } from './use-row-events'

/** A row as a card, with few elements and no handlers (docs/decisions/0014); the list handles its events. */
export const RecordCard = memo(function RecordCard({
  resource,
  row,
  index,
  number,
  mailReply,
  isSelected,
  isOpen,
}: {
  resource: Resource
  row: AnyRow
  index: number
  number: number
  /** The mail that replies to the message of this card. */
  mailReply: MailReply | undefined
  isSelected: boolean
  isOpen: boolean
}) {
  const { summaryFields } = resource
  const name = recordName(resource, row, number)
  const context = { variant: 'card', name, row, mailReply } as const
  return (
    <li
      className={`record-card card d-grid align-items-center py-2 pe-1 fs-5 text-break ${isOpen ? 'open' : ''}`}
      data-row={index}
      data-selected={isSelected ? '' : undefined}
      data-action="toggle"
    >
      <input
        type="checkbox"
        className="form-check-input"
        aria-label={adminMessages.selectRow(number, name)}
        checked={isSelected}
        disabled={row.id === undefined}
        onChange={handledByList}
      />
      {recordPicture(resource, row, context)}
      <strong className="record-name fs-1rem" dir="auto" lang={langOf(name)}>
        {withSoftBreaks(name)}
      </strong>
      {summaryFields.map((summaryField, index) => (
        <span className="record-summary text-body-secondary" key={index} dir="auto">
          {summaryValue(resource, summaryField, context)}
        </span>
      ))}
      <button
        type="button"
        className="record-toggle ring-inside btn-icon icon icon-expand w-100 min-w-0"
        aria-label={adminMessages.detailsOf(name)}
        aria-expanded={isOpen}
        aria-controls={isOpen ? `record-${index}` : undefined}
        data-action="toggle"
      />
      {isOpen && (
        <div
          id={`record-${index}`}
          className="record-card-details grid-column-full mt-2 pt-3 pe-3 pb-1 ps-3 border-top fs-4"
          data-action=""
        >
          <RecordDetails
            {...{ resource, row, name, number }}
            except={[resource.name, ...summaryFields.flat()]}
          />
          <RowActions {...{ resource, row, name }} variant="card" />
        </div>
      )}
    </li>
  )
})

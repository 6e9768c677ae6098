import { useEffect, useState, memo } from 'react'
import { findReply, useMailReplies } from '../../pane/mail-log'
import type { AnyRecord, MailReply, Resource } from '../../resource'
import { useList } from '../list-context'
import { useRowEvents, noop } from './use-row-events'
import './record-cards.scss'
import { langOf } from '../../../data/to-text'
import { adminMessages } from '../../../messages/admin-screens/admin'
import { recordName, withSoftBreaks } from '../../cells/cells'
import { RecordDetails, recordPicture, summaryValue } from '../../cells/record-details'
import { RowActions } from '../../cells/row-actions'

/** The list on a phone: each row is a card with its name and two fields, which expands to all fields [LIST-11]. */
export function RecordCards() {
  const { resource, list, selection, pane } = useList()
  const [openKey, setOpenKey] = useState<string>()
  const [focusRequest, setFocusRequest] = useState(0)
  // A row that a wide window would show in the reading pane is expanded as a card.
  if (pane.index !== undefined && pane.focusRequest !== focusRequest) {
    setFocusRequest(pane.focusRequest)
    setOpenKey(cardKey(list.records[pane.index]!, pane.index))
  }
  useEffect(() => {
    if (focusRequest)
      document.querySelector<HTMLElement>('.record-card.open .record-toggle')?.focus()
  }, [focusRequest])
  const replies = useMailReplies(list.log)
  const { first } = list
  const { messagePane } = resource
  const events = useRowEvents((index) => {
    const key = cardKey(list.records[index]!, index)
    setOpenKey(key === openKey ? undefined : key)
  })
  return (
    <ul
      className="record-cards vstack gap-2 position-relative m-0 p-0"
      aria-label={resource.title}
      {...events}
    >
      {list.records.map((record, index) => (
        <RecordCard
          key={index}
          resource={resource}
          record={record}
          index={index}
          number={first + index}
          mailReply={messagePane?.log && findReply(replies, record, messagePane)}
          isSelected={selection.isSelected(record)}
          isOpen={cardKey(record, index) === openKey}
        />
      ))}
    </ul>
  )
}

/** Identifies the open card by its record, so that it stays open when the list is reloaded. */
const cardKey = ({ id }: AnyRecord, index: number) => String(id ?? `row ${index}`)

/** A row as a card, with few elements and no handlers (docs/decisions/0014); the list handles its events. */
const RecordCard = memo(function RecordCard({
  resource,
  record,
  index,
  number,
  mailReply,
  isSelected,
  isOpen,
}: {
  resource: Resource
  record: AnyRecord
  index: number
  number: number
  /** The mail that replies to the message of this card. */
  mailReply: MailReply | undefined
  isSelected: boolean
  isOpen: boolean
}) {
  const { summaryFields } = resource
  const name = recordName(resource, record, number)
  const context = { variant: 'card', name, record, mailReply } as const
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
        disabled={record.id === undefined}
        onChange={noop}
      />
      {recordPicture(resource, record, context)}
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
            resource={resource}
            record={record}
            name={name}
            number={number}
            except={[resource.name, ...summaryFields.flat()]}
          />
          <RowActions resource={resource} record={record} name={name} variant="card" />
        </div>
      )}
    </li>
  )
})

import { useEffect, useState, memo } from 'react'
import { findReply, useMailReplies } from '../../pane/mail-log'
import type { AnyRecord, MailReply, Resource } from '../../resource'
import { useList } from '../list-context'
import { isPast, useRootAddress, useRowEvents, noop } from './use-row-events'
import { canAnswer } from '../../pane/can-answer'
import { AnswerSlot } from '../../pane/answer-slot'
import { useMediaQuery } from '../../../ui/use-media-query'
import './record-cards.scss'
import { langOf } from '../../../lib/to-text'
import { adminMessages } from '../../../messages/admin-screens/admin'
import { recordName, withSoftBreaks } from '../../cells/cells'
import { RecordDetails, recordPicture, summaryValue } from '../../cells/record-details'
import { RowActions } from '../../cells/row-actions'
import { focusIn } from '../../../ui/focus'

/** The list on a phone: each row is a card with its name and two fields, which expands to all fields. */
export function RecordCards() {
  const { resource, list, keptRecord, selection, pane } = useList()
  const [openKey, setOpenKey] = useState(() =>
    pane.index === undefined ? undefined : cardKey(pane.record!, pane.index),
  )
  const [focusRequest, setFocusRequest] = useState(0)
  // A row that a wide window would show in the reading pane is expanded as a card.
  if (pane.index !== undefined && pane.focusRequest !== focusRequest) {
    setFocusRequest(pane.focusRequest)
    setOpenKey(cardKey(pane.record!, pane.index))
  }
  useEffect(() => {
    if (focusRequest) focusIn(document, '.record-card.open:not(:has(.answer)) .record-toggle')
  }, [focusRequest])
  const replies = useMailReplies()
  const hasRoom = useMediaQuery('(min-width: 600px)')
  const root = useRootAddress()
  const { first } = list
  const { messagePane } = resource
  const events = useRowEvents((index) => {
    const key = cardKey(list.records[index]!, index)
    pane.leave(() => {
      pane.close()
      setOpenKey(key === openKey ? undefined : key)
    })
  })
  return (
    <ul
      className="record-cards container-inline-size vstack gap-2 position-relative m-0 p-0"
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
          isKept={record === keptRecord}
          isOpen={cardKey(record, index) === openKey}
          root={hasRoom ? root : undefined}
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
  isKept,
  isOpen,
  root,
}: {
  resource: Resource
  record: AnyRecord
  index: number
  number: number
  /** The mail that replies to the message of this card. */
  mailReply: MailReply | undefined
  isSelected: boolean
  /** It was saved, and no longer matches the search. */
  isKept: boolean
  isOpen: boolean
  /** The address of the site's root, in a window that has room for the first action. */
  root: string | undefined
}) {
  const { summaryFields } = resource
  const name = recordName(resource, record, number)
  const context = { variant: 'card', name, record, mailReply } as const
  return (
    <li
      className={`record-card card d-grid align-items-center py-2 pe-1 fs-5 text-break ${isOpen ? 'open' : ''}`}
      data-row={index}
      data-past={isPast(resource, record) || undefined}
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
      {root !== undefined && !isOpen && <FirstAction {...{ resource, record, name, root }} />}
      <button
        type="button"
        className="record-toggle ring-inside btn-icon icon icon-expand w-100 min-w-0"
        aria-label={adminMessages.detailsOf(name)}
        aria-expanded={isOpen}
        aria-controls={isOpen ? `record-${index}` : undefined}
        data-action="toggle"
      />
      {isKept && (
        <small className="grid-column-full px-2 text-body-secondary">
          {adminMessages.noLongerMatches}
        </small>
      )}
      {isOpen && (
        <CardDetails
          resource={resource}
          record={record}
          index={index}
          number={number}
          name={name}
        />
      )}
    </li>
  )
})

/** The fields of an open card with its actions, or with the answer to its message. */
function CardDetails({
  resource,
  record,
  index,
  number,
  name,
}: {
  resource: Resource
  record: AnyRecord
  index: number
  number: number
  name: string
}) {
  const { pane } = useList()
  const { answerHost } = pane
  return (
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
        except={[resource.name, ...resource.summaryFields.flat()]}
      />
      {answerHost && pane.index === index ? (
        <AnswerSlot host={answerHost} />
      ) : (
        <RowActions
          resource={resource}
          record={record}
          name={name}
          variant="card"
          onAnswer={canAnswer(resource, record) ? () => pane.openAnswer(index) : undefined}
        />
      )}
    </div>
  )
}

/** What one mostly does with a record, beside its closed card: its first link, else Edit. */
function FirstAction({
  resource: { links: [link] = [], edit },
  record,
  name,
  root,
}: {
  resource: Resource
  record: AnyRecord
  name: string
  root: string
}) {
  const texts = adminMessages
  const className = 'record-action btn btn-line btn-small'
  if (link)
    return (
      <a
        className={className}
        href={root + link.to(record).replace(/^\//, '')}
        aria-label={texts.actOn(link.label, name)}
        data-action="link"
        data-link={0}
      >
        {link.label}
      </a>
    )
  if (!edit || record.id === undefined) return null
  return (
    <button type="button" className={className} aria-label={texts.editOne(name)} data-action="edit">
      {texts.edit}
    </button>
  )
}

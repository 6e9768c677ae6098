import { memo, useEffect, useState } from 'react'
import { langOf } from '../../data/to-text'
import { adminMessages } from '../../messages/admin'
import { recordName, withSoftBreaks } from '../cells/cells'
import { RecordDetails, recordPicture, summaryValue } from '../cells/record-details'
import { findAnswer, useMailAnswers, type MailAnswer } from '../pane/mail-log'
import type { AnyRow, Resource } from '../resources/resource'
import { useList } from './list-context'
import { firstNumber } from './list-query'
import { RowActions } from './row-actions'
import { handledByList, useRowEvents } from './use-row-events'
import './record-cards.scss'

/** The list on a phone: each row is a card with its name and two fields, which expands to the rest [LIST-11]. */
export function RecordCards() {
  const { resource, list, selection, pane } = useList()
  const [openKey, setOpenKey] = useState<string>()
  const [clicks, setClicks] = useState(0)
  // What a wide window opens in the reading pane is opened as a card.
  if (pane.index !== undefined && pane.clicks !== clicks) {
    setClicks(pane.clicks)
    setOpenKey(cardKey(list.rows[pane.index]!, pane.index))
  }
  useEffect(() => {
    if (clicks) document.querySelector<HTMLElement>('.record-card.open .record-toggle')?.focus()
  }, [clicks])
  const answers = useMailAnswers(list.log)
  const first = firstNumber(list.query)
  const { messagePane } = resource
  const events = useRowEvents((index) => {
    const key = cardKey(list.rows[index]!, index)
    setOpenKey(key === openKey ? undefined : key)
  })
  return (
    <ul
      className="record-cards vstack gap-2 position-relative m-0 p-0"
      aria-label={resource.title}
      {...events}
    >
      {list.rows.map((row, index) => (
        <Card
          key={index}
          {...{ resource, row, index }}
          number={first + index}
          answer={messagePane?.log && findAnswer(answers, row, messagePane)}
          isSelected={selection.isSelected(row)}
          isOpen={cardKey(row, index) === openKey}
        />
      ))}
    </ul>
  )
}

/** Identifies the open card by its record, so that it stays open when the list is reloaded. */
const cardKey = ({ id }: AnyRow, index: number) => String(id ?? `row ${index}`)

/** A card has as few elements as a row, and no handlers either (docs/decisions/0014). */
const Card = memo(function Card({
  resource,
  row,
  index,
  number,
  answer,
  isSelected,
  isOpen,
}: {
  resource: Resource
  row: AnyRow
  index: number
  number: number
  /** The mail that answers the message of this card. */
  answer: MailAnswer | undefined
  isSelected: boolean
  isOpen: boolean
}) {
  const { summaryFields } = resource
  const name = recordName(resource, row, number)
  const context = { variant: 'card', name, row, answer } as const
  return (
    <li
      className={`record-card card d-grid align-items-center py-2 pe-1 fs-5 text-break ${isOpen ? 'open' : ''}`}
      data-row={index}
      data-chosen={isSelected ? '' : undefined}
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
        <span className="record-fact text-body-secondary" key={index} dir="auto">
          {summaryValue(resource, summaryField, context)}
        </span>
      ))}
      <button
        type="button"
        className="record-toggle ring-inside btn-icon icon icon-expand"
        aria-label={adminMessages.detailsOf(name)}
        aria-expanded={isOpen}
        aria-controls={isOpen ? `record-${index}` : undefined}
        data-action="toggle"
      />
      {isOpen && (
        <div
          id={`record-${index}`}
          className="record-more grid-column-full mt-2 pt-3 pe-2 pb-1 ps-3 border-top fs-4"
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

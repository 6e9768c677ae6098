import { useEffect, useState } from 'react'
import { findReply, useMailReplies } from '../../pane/mail-log'
import type { AnyRow } from '../../resource'
import { useList } from '../list-context'
import { useRowEvents } from './use-row-events'
import './record-cards.scss'
import { RecordCard } from './record-card'

/** The list on a phone: each row is a card with its name and two fields, which expands to all fields [LIST-11]. */
export function RecordCards() {
  const { resource, list, selection, pane } = useList()
  const [openKey, setOpenKey] = useState<string>()
  const [focusRequest, setFocusRequest] = useState(0)
  // A row that a wide window would show in the reading pane is expanded as a card.
  if (pane.index !== undefined && pane.focusRequest !== focusRequest) {
    setFocusRequest(pane.focusRequest)
    setOpenKey(cardKey(list.rows[pane.index]!, pane.index))
  }
  useEffect(() => {
    if (focusRequest)
      document.querySelector<HTMLElement>('.record-card.open .record-toggle')?.focus()
  }, [focusRequest])
  const replies = useMailReplies(list.log)
  const { first } = list
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
        <RecordCard
          key={index}
          {...{ resource, row, index }}
          number={first + index}
          mailReply={messagePane?.log && findReply(replies, row, messagePane)}
          isSelected={selection.isSelected(row)}
          isOpen={cardKey(row, index) === openKey}
        />
      ))}
    </ul>
  )
}

/** Identifies the open card by its record, so that it stays open when the list is reloaded. */
const cardKey = ({ id }: AnyRow, index: number) => String(id ?? `row ${index}`)

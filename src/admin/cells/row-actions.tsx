import { Copy, MessageSquareReply, Pencil, Reply, Trash2 } from 'lucide-react'
import type { MouseEvent } from 'react'
import { Link } from 'react-router-dom'
import { readOnlyReason } from '../../api/collection'
import { adminMessages } from '../../messages/admin-screens/admin'
import type { AnyRecord, Resource, RowLinkIcon } from '../resource'

/** Why a record without an id has neither Edit nor Delete. */
export const readOnlyText = (record: AnyRecord) =>
  adminMessages.readOnly[readOnlyReason(record) ?? 'no-id']

/** After Submit of an answer the second press of a double click arrives at the buttons of another person's message. */
function ignoreSecondPress(event: MouseEvent) {
  if (event.detail < 2) return
  event.preventDefault()
  event.stopPropagation()
}

const linkIcons: Record<RowLinkIcon, typeof Reply> = { reply: Reply }

/**
 * A record's links, Edit and Delete as buttons with text. In a card the list handles the clicks by `data-action`
 * (use-row-events.ts); the reading pane passes handlers, and has Answer in place of the links.
 */
export function RowActions({
  resource,
  record,
  name = '',
  variant,
  onAnswer,
  onEdit,
  onDelete,
}: {
  resource: Resource
  record: AnyRecord
  /** Part of each accessible name, except in the pane, which shows only one record. */
  name?: string
  variant: 'card' | 'pane'
  /** Opens the answer to a message. */
  onAnswer?: () => void
  onEdit?: () => void
  onDelete?: () => void
}) {
  const texts = adminMessages
  const { add, edit, links = [] } = resource
  const isCard = variant === 'card'
  const hasId = record.id !== undefined
  const reason = !hasId && (
    <small className={isCard ? undefined : 'me-auto align-self-center'}>
      {readOnlyText(record)}
    </small>
  )
  const labelled = (label: string) => (isCard ? label : undefined)

  const answerButton = onAnswer && (
    <button
      type="button"
      className="btn btn-primary"
      aria-label={labelled(texts.actOn(texts.answer, name))}
      aria-keyshortcuts="a"
      onClick={onAnswer}
    >
      <MessageSquareReply aria-hidden="true" /> <span>{texts.answer}</span>
    </button>
  )
  const linkButtons = links.map(({ label, icon, to, state }) => {
    const Icon = linkIcons[icon]
    return (
      <Link
        key={label}
        className={`btn ${onAnswer ? 'btn-quiet' : 'btn-primary'}`}
        aria-label={labelled(texts.actOn(label, name))}
        to={to(record)}
        state={state?.(resource, record)}
      >
        <Icon aria-hidden="true" /> <span>{label}</span>
      </Link>
    )
  })
  const editButton = hasId && edit && (
    <button
      type="button"
      className="btn btn-line"
      aria-label={labelled(texts.editOne(name))}
      data-action="edit"
      onClick={onEdit}
    >
      {isCard && <Pencil aria-hidden="true" />} <span>{texts.edit}</span>
    </button>
  )
  const deleteButton = hasId && (
    <button
      type="button"
      className={`btn btn-outline-danger ${isCard ? '' : 'me-auto'}`}
      aria-label={labelled(texts.deleteOne(name))}
      data-action="delete"
      onClick={onDelete}
    >
      <Trash2 aria-hidden="true" /> <span>{texts.delete}</span>
    </button>
  )

  if (!isCard)
    return (
      // In the order of a dialog's buttons: after a press of Submit the pointer is on Answer, not on Delete.
      <div
        className="d-flex flex-shrink-0 flex-wrap gap-3 px-5 py-4 border-top"
        onClickCapture={ignoreSecondPress}
      >
        {deleteButton}
        {reason}
        {editButton}
        {answerButton ?? linkButtons}
      </div>
    )
  return (
    <div
      className="record-buttons d-flex flex-wrap justify-content-end gap-3 mt-3"
      onClickCapture={ignoreSecondPress}
    >
      {answerButton}
      {linkButtons}
      {add && (
        <button
          type="button"
          className="btn btn-line"
          aria-label={texts.duplicateOne(name)}
          data-action="duplicate"
        >
          <Copy aria-hidden="true" /> <span>{texts.duplicate}</span>
        </button>
      )}
      {editButton}
      {deleteButton}
      {reason}
    </div>
  )
}

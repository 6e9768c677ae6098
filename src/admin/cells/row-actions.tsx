import { Copy, Pencil, Reply, Trash2 } from 'lucide-react'
import { Link } from 'react-router-dom'
import { hasRoundedId } from '../../api/collection'
import { adminMessages } from '../../messages/admin-screens/admin'
import type { AnyRecord, Resource, RowLinkIcon } from '../resource'

/** Why a record without an id has neither Edit nor Delete [DATA-5] [DATA-11]. */
export const readOnlyReason = (record: AnyRecord) =>
  hasRoundedId(record) ? adminMessages.roundedId : adminMessages.noId

const linkIcons: Record<RowLinkIcon, typeof Reply> = { reply: Reply }

/**
 * A record's links, Edit and Delete as buttons with text. In a card the list handles the clicks by `data-action`
 * (use-row-events.ts); the reading pane passes handlers.
 */
export function RowActions({
  resource,
  record,
  name = '',
  variant,
  onEdit,
  onDelete,
}: {
  resource: Resource
  record: AnyRecord
  /** Part of each accessible name, except in the pane, which shows only one record. */
  name?: string
  variant: 'card' | 'pane'
  onEdit?: () => void
  onDelete?: () => void
}) {
  const texts = adminMessages
  const { add, edit, links = [] } = resource
  const isCard = variant === 'card'
  const hasId = record.id !== undefined
  const reason = !hasId && (
    <small className={isCard ? undefined : 'align-self-center'}>{readOnlyReason(record)}</small>
  )
  const labelled = (label: string) => (isCard ? label : undefined)

  const linkButtons = links.map(({ label, icon, to, state }) => {
    const Icon = linkIcons[icon]
    return (
      <Link
        key={label}
        className="btn btn-primary"
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
      className={`btn btn-outline-danger ${isCard ? '' : 'ms-auto'}`}
      aria-label={labelled(texts.deleteOne(name))}
      data-action="delete"
      onClick={onDelete}
    >
      <Trash2 aria-hidden="true" /> <span>{texts.delete}</span>
    </button>
  )

  if (!isCard)
    return (
      <>
        {linkButtons}
        {editButton}
        {deleteButton}
        {reason}
      </>
    )
  return (
    <div className="record-buttons d-flex flex-wrap justify-content-end gap-3 mt-3">
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

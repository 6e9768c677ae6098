import { Copy, Pencil, Trash2 } from 'lucide-react'
import type { MouseEvent } from 'react'
import { Link } from 'react-router-dom'
import type { AnyRow, Resource } from '../resources/resource'
import { adminMessages } from '../../messages/admin'

// One element for all rows: React skips elements that are identical to the previous ones.
const editIcon = <Pencil aria-hidden="true" />
const deleteIcon = <Trash2 aria-hidden="true" />

const classNames = {
  row: { link: 'act', edit: 'act', remove: 'act act-danger' },
  card: {
    link: 'btn btn-primary record-link',
    edit: 'btn btn-line',
    remove: 'btn btn-outline-danger',
  },
  pane: { link: 'btn btn-primary', edit: 'btn btn-line', remove: 'btn btn-outline-danger' },
}

/** A record's links, Edit and Delete: icons in a table row, buttons with text in a card and in the reading pane. */
export function RowActions({
  resource,
  row,
  name = '',
  variant,
  onEdit,
  onDuplicate,
  onDelete,
}: {
  resource: Resource
  row: AnyRow
  /** Part of each accessible name, except in the pane, which shows one record only. */
  name?: string
  variant: keyof typeof classNames
  onEdit: (event: MouseEvent) => void
  /** Called in a card only: elsewhere Duplicate is a bulk action. */
  onDuplicate?: (event: MouseEvent) => void
  onDelete: (event: MouseEvent) => void
}) {
  const texts = adminMessages
  const { add, edit, links = [] } = resource
  const classes = classNames[variant]
  const isRow = variant === 'row'
  const hasId = row.id !== undefined
  const describe = (text: string, label: string) => ({
    'aria-label': variant === 'pane' ? undefined : label,
    'data-tip': isRow ? text : undefined,
  })

  const linkButtons = links.map(({ label, icon: Icon, to, state }) => (
    <Link
      key={label}
      className={classes.link}
      {...describe(label, texts.actOn(label, name))}
      to={to(row)}
      state={state?.(resource, row)}
    >
      <Icon aria-hidden="true" />
      {!isRow && ` ${label}`}
    </Link>
  ))
  const editButton = hasId && edit && (
    <button
      type="button"
      className={classes.edit}
      {...describe(texts.edit, texts.editOne(name))}
      onClick={onEdit}
    >
      {variant !== 'pane' && editIcon}
      {!isRow && ` ${texts.edit}`}
    </button>
  )
  const deleteButton = hasId && (
    <button
      type="button"
      className={classes.remove}
      {...describe(texts.delete, texts.deleteOne(name))}
      onClick={onDelete}
    >
      {deleteIcon}
      {!isRow && ` ${texts.delete}`}
    </button>
  )

  if (variant === 'card')
    return (
      <>
        {linkButtons}
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
        {hasId ? (
          <div className="record-actions">
            {editButton}
            {deleteButton}
          </div>
        ) : (
          <small>{texts.noId}</small>
        )}
      </>
    )
  return (
    <>
      {isRow && !hasId && <small className="no-id">{texts.noId}</small>}
      {linkButtons}
      {editButton}
      {deleteButton}
    </>
  )
}

import { memo } from 'react'
import { adminMessages } from '../../../messages/admin-screens/admin'
import { langOf, toText } from '../../../data/to-text'
import { textCell } from '../../cells/cells'
import type { AnyRow, MailReply, Resource } from '../../resource'
import { readOnlyReason } from '../../cells/row-actions'
import { handledByList, type RowAction } from './use-row-events'

/** The record of a row, and its resource. */
interface RowProps {
  resource: Resource
  row: AnyRow
  name: string
}

/**
 * A row of the table, with its actions at the end. Memoized, so that a change of one row does not render a hundred others.
 * It has few elements and no handlers (docs/decisions/0014); the table handles its events (use-row-events.ts).
 */
export const RecordRow = memo(function RecordRow({
  index,
  isSelected,
  isCurrent,
  ...content
}: RowContentProps & { index: number; isSelected: boolean; isCurrent: boolean }) {
  const { row, number, name } = content
  return (
    <tr
      className={isSelected ? 'row-selected' : undefined}
      data-row={index}
      aria-current={isCurrent || undefined}
    >
      <td
        className="cell-check d-print-none p-0"
        data-action={actionIf(row.id !== undefined, 'select')}
      >
        <input
          type="checkbox"
          className="form-check-input d-block"
          aria-label={adminMessages.selectRow(number, name)}
          checked={isSelected}
          disabled={row.id === undefined}
          onChange={handledByList}
        />
      </td>
      <RowContent {...content} />
    </tr>
  )
})

/** The classes of the cell with the actions, in the head and in the rows. */
export const actionsCellClass = 'cell-actions d-print-none pe-3 text-end text-nowrap'

interface RowContentProps extends RowProps {
  number: number
  /** The address of the site's root, which the links of a row start with. */
  root: string
  /** The mail that replies to the message of this row. */
  mailReply: MailReply | undefined
}

/** The cells after the checkbox. Memoized, because "select all" changes a hundred rows but none of these cells. */
const RowContent = memo(function RowContent({
  number,
  root,
  mailReply,
  ...shared
}: RowContentProps) {
  return (
    <>
      <td className="cell-number text-end text-body-secondary">{number}</td>
      {recordCells(shared, mailReply)}
      <td className={actionsCellClass}>{rowButtons(shared, root)}</td>
    </>
  )
})

const actionIf = (isPossible: unknown, action: RowAction) => (isPossible ? action : undefined)

/** The cells of the resource's columns. In a list of messages the name and the text open the reading pane. */
function recordCells({ resource, row, name }: RowProps, mailReply: MailReply | undefined) {
  const { columns, messagePane } = resource
  return columns.map(({ field, label, cell = textCell }) => {
    const content = cell(row[field], { variant: 'table', name, row, mailReply })
    const text = toText(row[field])
    const shared = { dir: 'auto', lang: langOf(text) }
    if (field !== resource.name)
      return (
        // The text is a larger target for the pointer; the keyboard has the button in the row's header.
        <td
          key={label}
          {...shared}
          data-action={actionIf(text && field === messagePane?.text, 'read')}
        >
          {content}
        </td>
      )
    return (
      <th key={label} scope="row" {...shared}>
        {messagePane ? (
          <button
            type="button"
            className="row-link d-block w-100 p-0 border-0 bg-transparent text-start text-reset fw-semibold"
            data-action="read"
          >
            {content}
          </button>
        ) : (
          content
        )}
      </th>
    )
  })
}

/** The links, Edit and Delete of a row as icon buttons; the icons are in the styles, because a row has few elements. */
function rowButtons({ resource: { links = [], edit }, row, name }: RowProps, root: string) {
  const texts = adminMessages
  const hasId = row.id !== undefined
  return (
    <>
      {!hasId && <small className="text-wrap">{readOnlyReason(row)}</small>}
      {links.map(({ label, icon, to }, index) => (
        <a
          key={label}
          className={`btn-icon icon icon-${icon}`}
          href={root + to(row).replace(/^\//, '')}
          aria-label={texts.actOn(label, name)}
          data-tip={label}
          data-action="link"
          data-link={index}
        />
      ))}
      {hasId && edit && (
        <button
          type="button"
          className="btn-icon icon icon-edit"
          aria-label={texts.editOne(name)}
          data-tip={texts.edit}
          data-action="edit"
        />
      )}
      {hasId && (
        <button
          type="button"
          className="btn-icon btn-icon-danger icon icon-delete"
          aria-label={texts.deleteOne(name)}
          data-tip={texts.delete}
          data-action="delete"
        />
      )}
    </>
  )
}

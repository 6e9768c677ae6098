import { useHref } from 'react-router-dom'
import { adminMessages } from '../../../messages/admin-screens/admin'
import { useMediaQuery } from '../../../ui/use-media-query'
import { recordName, textCell } from '../../cells/cells'
import { findReply, useMailReplies } from '../../pane/mail-log'
import type { Resource, AnyRecord, MailReply } from '../../resource'
import { useList } from '../list-context'
import { SelectPageCheckbox } from './select-page-checkbox'
import { useRowEvents, noop, type RowAction } from './use-row-events'
import './record-table.scss'
import { memo } from 'react'
import { langOf, toText } from '../../../data/to-text'
import { readOnlyReason } from '../../cells/row-actions'

/** Width of the sidebar and of the padding around the table, in pixels at the browser's usual text size. */
const widthOutsideTable = 300

/** A width that grows with the text size; `pixels` are those of the usual text size. */
const rem = (pixels: number) => `${pixels / 16}rem`

/** The widest window that makes a table wider: the widest main element and the sidebar, in pixels as above. */
const widestWindow = 1850

/**
 * The style of each column that has a width. These columns share half of what a wide window adds to the table: without it,
 * titles wrap while the columns without a width have space to spare.
 */
function columnStyles({ columns, minWidth }: Pick<Resource, 'columns' | 'minWidth'>) {
  const total = columns.reduce((sum, { width = 0 }) => sum + width, 0)
  const added = `max(0px, min(100vw, ${rem(widestWindow)}) - ${rem(minWidth + widthOutsideTable)})`
  return columns.map(({ width }) =>
    width === undefined
      ? undefined
      : { width: `calc(${rem(width)} + ${added} * ${width / (2 * total)})` },
  )
}

/** How much larger the reader's text is than usual, for example 2. */
const textScale = () => parseFloat(getComputedStyle(document.documentElement).fontSize) / 16

/** The list as a table [LIST-2]. */
export function RecordTable() {
  const { resource, list, selection, pane } = useList()
  const { title, columns, minWidth, messagePane, links = [], edit } = resource
  const texts = adminMessages.table
  const scrolls = useMediaQuery(
    `screen and (max-width: ${(minWidth + widthOutsideTable) * textScale()}px)`,
  )
  const replies = useMailReplies(list.log)
  const root = useHref('/').replace(/\/?$/, '/')
  const { first } = list

  return (
    <div
      className={`table-scroller ring-inside ${scrolls ? 'overflow-auto' : ''}`}
      {...(scrolls && { role: 'region', 'aria-label': texts.scrolls(title), tabIndex: 0 })}
    >
      <table
        className="table records m-0 font-tabular-nums"
        style={{ minWidth: rem(minWidth) }}
        {...useRowEvents()}
      >
        <caption className="visually-hidden">{title}</caption>
        <colgroup>
          <col className="d-print-none" style={{ width: rem(44) }} />
          <col style={{ width: rem(50) }} />
          {columnStyles(resource).map((style, index) => (
            <col key={index} style={style} />
          ))}
          <col
            className="d-print-none"
            style={{ width: rem(24 + 36 * (links.length + (edit ? 2 : 1))) }}
          />
        </colgroup>
        <thead>
          <tr>
            <th scope="col" className="cell-check d-print-none p-0">
              <SelectPageCheckbox />
            </th>
            <th scope="col" className="cell-number text-end text-body-secondary">
              {resource.number ?? texts.id}
            </th>
            {columns.map(({ label }) => (
              <th scope="col" key={label}>
                {label}
              </th>
            ))}
            <th scope="col" className={`${actionsCellClass} ${scrolls ? 'z-3' : ''}`}>
              {texts.action}
            </th>
          </tr>
        </thead>
        <tbody className="position-relative">
          {list.records.map((record, index) => (
            // The index as key lets a new page reuse the rows, and keeps the focus when a row is deleted.
            <RecordRow
              key={index}
              resource={resource}
              record={record}
              index={index}
              root={root}
              number={first + index}
              name={recordName(resource, record, first + index)}
              mailReply={messagePane?.log && findReply(replies, record, messagePane)}
              isSelected={selection.isSelected(record)}
              isCurrent={index === pane.index}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** The record of a row, and its resource. */
interface RowProps {
  resource: Resource
  record: AnyRecord
  name: string
}

/**
 * A row of the table, with its actions at the end. Memoized, so that a change of one row does not render a hundred others.
 * It has few elements and no handlers (docs/decisions/0014); the table handles its events (use-row-events.ts).
 */
const RecordRow = memo(function RecordRow({
  index,
  isSelected,
  isCurrent,
  ...content
}: RowContentProps & { index: number; isSelected: boolean; isCurrent: boolean }) {
  const { record, number, name } = content
  return (
    <tr
      className={isSelected ? 'row-selected' : undefined}
      data-row={index}
      aria-current={isCurrent || undefined}
    >
      <td
        className="cell-check d-print-none p-0"
        data-action={actionIf(record.id !== undefined, 'select')}
      >
        <input
          type="checkbox"
          className="form-check-input d-block"
          aria-label={adminMessages.selectRow(number, name)}
          checked={isSelected}
          disabled={record.id === undefined}
          onChange={noop}
        />
      </td>
      <RowContent {...content} />
    </tr>
  )
})

/** The classes of the cell with the actions, in the head and in the rows. */
const actionsCellClass = 'cell-actions d-print-none pe-3 text-end text-nowrap'

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
function recordCells({ resource, record, name }: RowProps, mailReply: MailReply | undefined) {
  const { columns, messagePane } = resource
  return columns.map(({ field, label, cell = textCell }) => {
    const content = cell(record[field], { variant: 'table', name, record, mailReply })
    const text = toText(record[field])
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
function rowButtons({ resource: { links = [], edit }, record, name }: RowProps, root: string) {
  const texts = adminMessages
  const hasId = record.id !== undefined
  return (
    <>
      {!hasId && <small className="text-wrap">{readOnlyReason(record)}</small>}
      {links.map(({ label, icon, to }, index) => (
        <a
          key={label}
          className={`btn-icon icon icon-${icon}`}
          href={root + to(record).replace(/^\//, '')}
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

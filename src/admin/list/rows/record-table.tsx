import { useHref, useLocation } from 'react-router-dom'
import { adminMessages } from '../../../messages/admin-screens/admin'
import { useMediaQuery } from '../../../ui/use-media-query'
import { lineClampClass, recordName, textCell } from '../../cells/cells'
import { findReply, useMailReplies } from '../../pane/mail-log'
import type { AnyRecord, CellContext, Column, MailReply, Resource } from '../../resource'
import { useList } from '../list-context'
import { withRecord, writeQuery } from '../list-query'
import { SelectPageCheckbox } from './select-page-checkbox'
import { isPast, useRootAddress, useRowEvents, noop, type RowAction } from './use-row-events'
import './record-table.scss'
import { memo, type ReactNode } from 'react'
import { langOf, toText } from '../../../lib/to-text'
import { readOnlyText } from '../../cells/row-actions'

/** Width of the sidebar and of the padding around the table, in pixels at the browser's usual text size. */
const widthOutsideTable = 300

/** Widths of the columns before those of the resource (record-table.scss has them too), and of one without a width, as above. */
const [checkWidth, numberWidth, freeWidth] = [44, 50, 150]

/** A width that grows with the text size; `pixels` are those of the usual text size. */
const rem = (pixels: number) => `${pixels / 16}rem`

/** The widest window that makes a table wider: the widest main element and the sidebar, in pixels as above. */
const widestWindow = 1850

/**
 * The style of each column that has a width. These columns share half of what a wide window adds to the table: without it,
 * titles wrap while the columns without a width have space to spare.
 */
function columnStyles(columns: Column<AnyRecord>[], minWidth: number) {
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

/** The list as a table. */
export function RecordTable() {
  const { resource, list, keptRecord, selection, pane, columns } = useList()
  const { title, messagePane, links = [], edit } = resource
  const { shown } = columns
  const actionsWidth = 24 + 36 * (links.length + (edit ? 2 : 1))
  const minWidth = shown.reduce(
    (sum, { width = freeWidth }) => sum + width,
    checkWidth + numberWidth + actionsWidth,
  )
  const texts = adminMessages.table
  const scrolls = useMediaQuery(
    `screen and (max-width: ${(minWidth + widthOutsideTable) * textScale()}px)`,
  )
  const replies = useMailReplies()
  const root = useRootAddress()
  const address = useHref(useLocation().pathname + writeQuery(list.query))
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
          <col className="d-print-none" style={{ width: rem(checkWidth) }} />
          <col style={{ width: rem(numberWidth) }} />
          {columnStyles(shown, minWidth).map((style, index) => (
            <col key={index} style={style} />
          ))}
          <col className="d-print-none" style={{ width: rem(actionsWidth) }} />
        </colgroup>
        <thead>
          <tr>
            <th scope="col" className="cell-check d-print-none p-0">
              <SelectPageCheckbox />
            </th>
            <th scope="col" className="cell-number text-end text-body-secondary">
              {resource.number ?? texts.id}
            </th>
            {shown.map(({ label }, index) => (
              <th scope="col" key={label} className={firstCellClass(index)}>
                {label}
              </th>
            ))}
            <th scope="col" className={actionsCellClass}>
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
              columns={shown}
              record={record}
              index={index}
              root={root}
              address={address}
              number={first + index}
              name={recordName(resource, record, first + index)}
              mailReply={messagePane?.log && findReply(replies, record, messagePane)}
              isSelected={selection.isSelected(record)}
              isCurrent={index === pane.index}
              isKept={record === keptRecord}
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
  columns: Column<AnyRecord>[]
  record: AnyRecord
  name: string
  /** It was saved, and no longer matches the search. */
  isKept: boolean
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
      data-past={isPast(content.resource, record) || undefined}
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

/** The class of the first column's cells, which stay in sight beside the number while the table scrolls sideways. */
const firstCellClass = (index: number) => (index ? undefined : 'cell-first')

/** The classes of the cell with the actions, in the head and in the rows. */
const actionsCellClass = 'cell-actions d-print-none pe-3 text-end text-nowrap'

interface RowContentProps extends RowProps {
  number: number
  /** The address of the site's root, which the links of a row start with. */
  root: string
  /** The address of the list, at which a record is opened by its parameter. */
  address: string
  /** The mail that replies to the message of this row. */
  mailReply: MailReply | undefined
}

/** The cells after the checkbox. Memoized, because "select all" changes a hundred rows but none of these cells. */
const RowContent = memo(function RowContent({
  number,
  root,
  address,
  mailReply,
  ...shared
}: RowContentProps) {
  return (
    <>
      <td className="cell-number text-end text-body-secondary">{number}</td>
      {recordCells(shared, address, mailReply)}
      <td className={actionsCellClass}>{rowButtons(shared, root)}</td>
    </>
  )
})

const actionIf = (isPossible: unknown, action: RowAction) => (isPossible ? action : undefined)

/** The cells of the shown columns. In a list of messages the name and the text open the reading pane. */
function recordCells(row: RowProps, address: string, mailReply: MailReply | undefined) {
  const { resource, columns, record, name } = row
  const { messagePane } = resource
  const context = { variant: 'table', name, record, mailReply } as const
  return columns.map((column, index) => {
    const { field, label, cell = textCell } = column
    const text = toText(record[field])
    const shared = { dir: 'auto', lang: langOf(text), className: firstCellClass(index) }
    if (field === resource.name) {
      const shownName = renderName(row, column, address, context)
      return (
        <th key={label} scope="row" {...shared}>
          {row.isKept ? <KeptName>{shownName}</KeptName> : shownName}
        </th>
      )
    }
    return (
      // The text is a larger target for the pointer; the keyboard has the link in the row's header.
      <td
        key={label}
        {...shared}
        data-action={actionIf(text && field === messagePane?.text, 'read')}
      >
        {cell(record[field], context)}
      </td>
    )
  })
}

/** The name of a record that a save has taken out of the search, with a note. */
const KeptName = ({ children }: { children: ReactNode }) => (
  <>
    <span>{children}</span>
    <small className="d-block text-body-secondary">{adminMessages.noLongerMatches}</small>
  </>
)

/** The record's name: a button that opens the reading pane, or a link that opens the form. */
function renderName(
  { resource: { messagePane, edit }, record }: RowProps,
  { field, cell = textCell }: Column<AnyRecord>,
  address: string,
  context: CellContext,
) {
  const value = record[field]
  if (messagePane)
    return (
      <button
        type="button"
        className="row-link d-block w-100 p-0 border-0 bg-transparent text-start text-reset fw-semibold"
        data-action="read"
      >
        {cell(value, context)}
      </button>
    )
  const text = toText(value)
  if (!edit || record.id === undefined || !text) return cell(value, context)
  return (
    <a
      className={`row-link text-reset ${lineClampClass(text, context) ?? ''}`}
      href={withRecord(address, record.id)}
      title={text.length > 40 ? text : undefined}
      data-action="edit"
    >
      {cell(value, { ...context, variant: 'card' })}
    </a>
  )
}

/** The links, Edit and Delete of a row as icon buttons; the icons are in the styles, because a row has few elements. */
function rowButtons({ resource: { links = [], edit }, record, name }: RowProps, root: string) {
  const texts = adminMessages
  const hasId = record.id !== undefined
  return (
    <>
      {!hasId && <small className="text-wrap">{readOnlyText(record)}</small>}
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

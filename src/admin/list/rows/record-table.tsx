import { useHref } from 'react-router-dom'
import { adminMessages } from '../../../messages/admin-screens/admin'
import { useMediaQuery } from '../../../ui/use-media-query'
import { recordName } from '../../cells/cells'
import { findReply, useMailReplies } from '../../pane/mail-log'
import type { Resource } from '../../resource'
import { useList } from '../list-context'
import { actionsCellClass, RecordRow } from './record-row'
import { SelectPageCheckbox } from './select-page-checkbox'
import { useRowEvents } from './use-row-events'
import './record-table.scss'

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
          {list.rows.map((row, index) => (
            // The index as key lets a new page reuse the rows, and keeps the focus when a row is deleted.
            <RecordRow
              key={index}
              {...{ resource, row, index, root }}
              number={first + index}
              name={recordName(resource, row, first + index)}
              mailReply={messagePane?.log && findReply(replies, row, messagePane)}
              isSelected={selection.isSelected(row)}
              isCurrent={index === pane.index}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

import {
  useEffect,
  useId,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
} from 'react'
import { useHref, useLocation, useNavigate } from 'react-router-dom'
import { settings } from '../../../api/settings/settings'
import { displayText, langOf } from '../../../lib/to-text'
import { monthMessages } from '../../../messages/admin-screens/month'
import { clockText, formatCount, today } from '../../../messages/format'
import { focusIn } from '../../../ui/focus'
import { recordName } from '../../cells/cells'
import type { AnyRecord } from '../../resource'
import { useList } from '../list-context'
import { withRecord } from '../list-query'
import { opensNewTab } from '../rows/use-row-events'
import { dayAfterKey, monthOf, weeksOf } from './month-days'

const texts = monthMessages

/** A record of the list, with its position there. */
export interface Entry {
  record: AnyRecord
  index: number
}

/** The weeks by the grid pattern of the ARIA guide: one day is a tab stop, and so are the links on it. */
export function MonthGrid({
  month,
  titleId,
  byDay,
}: {
  month: string
  titleId: string
  byDay: Map<string, Entry[]>
}) {
  const keysId = useId()
  const grid = useRef<HTMLTableElement>(null)
  const now = today()
  const { activeDay, onKeyDown, onFocus } = useActiveDay(grid, month, now)
  const weeks = weeksOf(month)
  const { festivals } = settings()
  return (
    <>
      <p id={keysId} className="visually-hidden">
        {texts.keys}
      </p>
      <div className="overflow-auto">
        <table
          ref={grid}
          role="grid"
          className="month-grid w-100"
          aria-labelledby={titleId}
          aria-describedby={keysId}
          onKeyDown={onKeyDown}
          onFocus={onFocus}
        >
          <thead>
            <tr>
              {weeks[0]!.map((day) => (
                <th key={day} scope="col" aria-label={texts.weekday.long(day)}>
                  {texts.weekday.short(day)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="position-relative">
            {weeks.map((week) => (
              <tr key={week[0]}>
                {week.map((day) => (
                  <Day
                    key={day}
                    day={day}
                    month={month}
                    now={now}
                    entries={byDay.get(day) ?? []}
                    festivals={festivals.flatMap(({ date, name }) => (date === day ? [name] : []))}
                    isActive={day === activeDay}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}

/** The day that is the grid's tab stop, and what moves it: the focus and the arrow keys, also into another month. */
function useActiveDay(grid: RefObject<HTMLElement | null>, month: string, now: string) {
  const { addressOf } = useList()
  const navigate = useNavigate()
  const [focused, setFocused] = useState<string>()
  const dayToFocus = useRef<string>(undefined)
  const initialDay = monthOf(now) === month ? now : `${month}-01`

  useEffect(() => {
    if (dayToFocus.current === undefined || monthOf(dayToFocus.current) !== month) return
    focusDay(grid.current, dayToFocus.current)
    dayToFocus.current = undefined
  }, [grid, month])

  function goTo(day: string) {
    if (monthOf(day) === month) return focusDay(grid.current, day)
    dayToFocus.current = day
    void navigate(addressOf({ month: monthOf(day) }), { preventScrollReset: true })
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const cell = cellOf(event.target as HTMLElement)
    if (!cell) return
    const day = cell.dataset.day!
    const next = dayAfterKey(day, event.key, event.shiftKey)
    if (next) goTo(next)
    else if (event.key === 'Escape') focusDay(grid.current, day)
    else if (event.key === 'F2') focusIn(cell, 'a')
    else return
    event.preventDefault()
  }

  return {
    activeDay: focused && monthOf(focused) === month ? focused : initialDay,
    onKeyDown,
    onFocus: ({ target }: FocusEvent<HTMLElement>) => setFocused(cellOf(target)?.dataset.day),
  }
}

const focusDay = (grid: HTMLElement | null, day: string) =>
  focusIn(grid, `[data-day="${day}"] button`)

const cellOf = (element: HTMLElement) => element.closest<HTMLElement>('[data-day]')

/** How many records of a day are shown before a press. */
const shownAtFirst = 3

function Day({
  day,
  month,
  now,
  entries,
  festivals,
  isActive,
}: {
  day: string
  month: string
  now: string
  entries: Entry[]
  festivals: string[]
  isActive: boolean
}) {
  const { resource, openDialog } = useList()
  const { labels, calendar } = resource
  const [isOpen, setOpen] = useState(false)
  const hiddenCount = entries.length - shownAtFirst
  const counted = entries.length
    ? [texts.count(entries.length, formatCount(entries.length), labels)]
    : []
  const tabIndex = isActive ? undefined : -1
  return (
    <td className={monthOf(day) === month ? undefined : 'month-outside'} data-day={day}>
      <button
        type="button"
        className="month-day ring-inside position-absolute top-0 start-0 d-flex align-items-start justify-content-between w-100 h-100 border-0 bg-transparent text-reset"
        aria-label={texts.day(day, ...counted, ...festivals.map(displayText))}
        aria-current={day === now ? 'date' : undefined}
        aria-haspopup="dialog"
        tabIndex={isActive ? 0 : -1}
        onClick={() => openDialog({ kind: 'add', values: { [calendar!.date]: day } })}
      >
        <span className="font-tabular-nums">{String(Number(day.slice(8)))}</span>
      </button>
      <div className="vstack gap-1">
        {festivals.map((name, index) => (
          <span
            key={index}
            className="month-festival fs-5 lh-sm text-link"
            dir="auto"
            lang={langOf(name)}
          >
            {displayText(name)}
          </span>
        ))}
        {entries.slice(0, isOpen ? undefined : shownAtFirst).map((entry) => (
          <RecordBar key={entry.index} entry={entry} isPast={day < now} tabIndex={tabIndex} />
        ))}
        {hiddenCount > 0 && (
          <button
            type="button"
            className="month-more align-self-start p-0 border-0 bg-transparent fs-5 fw-semibold text-decoration-underline"
            aria-expanded={isOpen}
            aria-label={isOpen ? texts.fewerOn(day) : texts.moreOn(hiddenCount, day)}
            tabIndex={tabIndex}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? texts.fewer : texts.more(hiddenCount)}
          </button>
        )}
      </div>
    </td>
  )
}

/** A record on its day, or without one: its time and its name, which open its form. */
export function RecordBar({
  entry: { record, index },
  isPast,
  tabIndex,
}: {
  entry: Entry
  isPast?: boolean
  tabIndex?: number
}) {
  const { resource, month, addressOf, openDialog } = useList()
  const address = useHref(useLocation().pathname + addressOf({ month }))
  const name = recordName(resource, record, index + 1)
  const time = clockText(displayText(record[resource.calendar!.time]))
  const className = `month-bar fs-5 ${isPast ? 'month-bar-past' : ''}`
  const content = (
    <>
      {time && <span className="me-1">{time}</span>}{' '}
      <span className="fw-semibold" dir="auto" lang={langOf(name)}>
        {name}
      </span>
    </>
  )
  if (!resource.edit || record.id === undefined) return <span className={className}>{content}</span>
  return (
    <a
      className={className}
      href={withRecord(address, record.id)}
      tabIndex={tabIndex}
      title={name.length > 40 ? name : undefined}
      onClick={(event) => {
        if (opensNewTab(event)) return
        event.preventDefault()
        openDialog({ kind: 'edit', record })
      }}
    >
      {content}
    </a>
  )
}

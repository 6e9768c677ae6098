import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Fragment, useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { Link, useHref, useLocation, useNavigate } from 'react-router-dom'
import { settings } from '../../../api/settings/settings'
import { isoDay } from '../../../lib/date-time'
import { displayText, langOf, toText } from '../../../lib/to-text'
import { adminMessages } from '../../../messages/admin-screens/admin'
import { monthMessages } from '../../../messages/admin-screens/month'
import { clockText, formatCount, today } from '../../../messages/format'
import { recordName } from '../../cells/cells'
import type { AnyRecord, Resource } from '../../resource'
import { useList } from '../list-context'
import { currentMonth, withRecord } from '../list-query'
import { opensNewTab } from '../rows/use-row-events'
import { addMonths, dayAfterKey, monthOf, weeksOf } from './month-days'
import './month-view.scss'
import { focusIn } from '../../../ui/focus'

const texts = monthMessages

/** A record of the list, with its position there. */
interface Entry {
  record: AnyRecord
  index: number
}

/** The records of a list on the days of a month, with the festivals of the settings. */
export function MonthView() {
  const { resource, list, month = currentMonth(), addressOf } = useList()
  const titleId = useId()
  const title = useRef<HTMLHeadingElement>(null)
  const { byDay, undated } = groupByDay(resource, list.records)
  return (
    <>
      <div className="month-head card-header d-flex flex-wrap align-items-center column-gap-4 row-gap-2 px-4 py-2">
        <h2 ref={title} id={titleId} className="m-0 pt-1 fs-2" tabIndex={-1} aria-live="polite">
          {texts.title(month)}
        </h2>
        <p className="flex-fill min-w-0 m-0 text-break" role="status">
          <MonthSummary
            month={month}
            byDay={byDay}
            // The pressed link goes away with the month.
            onLeave={() => title.current!.focus({ preventScroll: true })}
          />
        </p>
        <span className="fs-5 text-body-secondary">{texts.zone}</span>
        <nav className="d-flex d-print-none align-items-center gap-1" aria-label={texts.months}>
          <MonthStep month={addMonths(month, -1)} label={texts.previous} icon={ChevronLeft} />
          <Link
            className="btn btn-line btn-small"
            to={addressOf({ month: currentMonth() })}
            preventScrollReset
          >
            {texts.today}
          </Link>
          <MonthStep month={addMonths(month, 1)} label={texts.next} icon={ChevronRight} />
        </nav>
      </div>
      <MonthGrid month={month} titleId={titleId} byDay={byDay} />
      <MonthNotes undated={undated} />
    </>
  )
}

function MonthStep({
  month,
  label,
  icon: Icon,
}: {
  month: string
  label: string
  icon: typeof ChevronLeft
}) {
  const { addressOf } = useList()
  return (
    <Link
      className="btn-icon"
      to={addressOf({ month })}
      aria-label={label}
      data-tip={label}
      preventScrollReset
    >
      <Icon aria-hidden="true" />
    </Link>
  )
}

/** How many days outside the month are named. */
const namedDays = 3

/** What a search has found in other months, or that there is nothing. */
function MonthSummary({
  month,
  byDay,
  onLeave,
}: {
  month: string
  byDay: Map<string, Entry[]>
  onLeave: () => void
}) {
  const { resource, list, addressOf } = useList()
  const { labels, search: searchField } = resource
  const { search } = list.query
  if (search && !list.records.length)
    return <span>{adminMessages.nothingFound(search, searchField.fields)}</span>
  const others = [...byDay.keys()].filter((day) => monthOf(day) !== month)
  const isEmpty = others.length === byDay.size
  if (!search || !others.length)
    return isEmpty && <span>{texts.nothingIn(labels.plural, month)}</span>
  const count = others.reduce((sum, day) => sum + byDay.get(day)!.length, 0)
  const [earlier, later] = [true, false].map((isEarlier) =>
    others.filter((day) => day < month === isEarlier),
  )
  const nearest = [...later!, ...earlier!.reverse()].slice(0, namedDays)
  const hiddenCount = count - nearest.reduce((sum, day) => sum + byDay.get(day)!.length, 0)
  return (
    <>
      <span>{texts.found(formatCount(count), isEmpty)}</span>
      {nearest.map((day, index) => (
        <Fragment key={day}>
          <span>{index ? ', ' : ' '}</span>
          <Link to={addressOf({ month: monthOf(day) })} preventScrollReset onClick={onLeave}>
            {texts.date(day)}
          </Link>
        </Fragment>
      ))}
      {hiddenCount > 0 && (
        <>
          <span>, </span>
          <Link to={addressOf({ month: undefined })}>{texts.more(hiddenCount)}</Link>
        </>
      )}
    </>
  )
}

/** How many records without a day are named. */
const namedUndated = 10

/** What the days do not show: records without a day, and those that were not loaded. */
function MonthNotes({ undated }: { undated: Entry[] }) {
  const { resource, list, addressOf } = useList()
  const { labels } = resource
  const { records, total } = list
  const isPartly = records.length < total
  if (!undated.length && !isPartly) return null
  return (
    <div className="vstack gap-2 px-4 py-3 border-top">
      {undated.length > 0 && (
        <>
          <p className="m-0">
            {texts.undated(texts.count(undated.length, formatCount(undated.length), labels))}
          </p>
          <div className="d-flex flex-wrap gap-2">
            {undated.slice(0, namedUndated).map((entry) => (
              <Bar key={entry.index} entry={entry} />
            ))}
          </div>
        </>
      )}
      {isPartly && (
        <p className="m-0">
          {texts.partly(formatCount(records.length), formatCount(total), labels.plural)}
        </p>
      )}
      {(isPartly || undated.length > namedUndated) && (
        <p className="m-0">
          <Link to={addressOf({ month: undefined })}>{texts.toList}</Link>
        </p>
      )}
    </div>
  )
}

function groupByDay({ calendar }: Resource, records: AnyRecord[]) {
  const byDay = new Map<string, Entry[]>()
  const undated: Entry[] = []
  records.forEach((record, index) => {
    const day = isoDay(toText(record[calendar!.date]))
    if (day === undefined) undated.push({ record, index })
    else byDay.set(day, [...(byDay.get(day) ?? []), { record, index }])
  })
  return { byDay, undated }
}

/** The weeks by the grid pattern of the ARIA guide: one day is a tab stop, and so are the links on it. */
function MonthGrid({
  month,
  titleId,
  byDay,
}: {
  month: string
  titleId: string
  byDay: Map<string, Entry[]>
}) {
  const { addressOf } = useList()
  const navigate = useNavigate()
  const keysId = useId()
  const grid = useRef<HTMLTableElement>(null)
  const now = today()
  const [focused, setFocused] = useState<string>()
  const dayToFocus = useRef<string>(undefined)
  const initialDay = monthOf(now) === month ? now : `${month}-01`
  const activeDay = focused && monthOf(focused) === month ? focused : initialDay
  const weeks = weeksOf(month)
  const { festivals } = settings()

  const focusDay = (day: string) => focusIn(grid.current, `[data-day="${day}"] button`)
  useEffect(() => {
    if (dayToFocus.current === undefined || monthOf(dayToFocus.current) !== month) return
    focusDay(dayToFocus.current)
    dayToFocus.current = undefined
  }, [month])

  function goTo(day: string) {
    if (monthOf(day) === month) return focusDay(day)
    dayToFocus.current = day
    void navigate(addressOf({ month: monthOf(day) }), { preventScrollReset: true })
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const target = event.target as HTMLElement
    const cell = target.closest<HTMLElement>('[data-day]')
    if (!cell) return
    const day = cell.dataset.day!
    const next = dayAfterKey(day, event.key, event.shiftKey)
    if (next) goTo(next)
    else if (event.key === 'Escape') focusDay(day)
    else if (event.key === 'F2') focusIn(cell, 'a')
    else return
    event.preventDefault()
  }

  return (
    <>
      <p id={keysId} className="visually-hidden">
        {texts.keys}
      </p>
      <div className="overflow-auto">
        <table
          ref={grid}
          role="grid"
          className="month-grid"
          aria-labelledby={titleId}
          aria-describedby={keysId}
          onKeyDown={onKeyDown}
          onFocus={({ target }) =>
            setFocused(target.closest<HTMLElement>('[data-day]')?.dataset.day)
          }
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
  const { resource, openPrefilled } = useList()
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
        className="month-day ring-inside border-0 bg-transparent text-reset"
        aria-label={texts.day(day, ...counted, ...festivals.map(displayText))}
        aria-current={day === now ? 'date' : undefined}
        aria-haspopup="dialog"
        tabIndex={isActive ? 0 : -1}
        onClick={() => openPrefilled({ [calendar!.date]: day })}
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
          <Bar key={entry.index} entry={entry} isPast={day < now} tabIndex={tabIndex} />
        ))}
        {hiddenCount > 0 && (
          <button
            type="button"
            className="month-more p-0 border-0 bg-transparent fs-5 fw-semibold"
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
function Bar({
  entry: { record, index },
  isPast,
  tabIndex,
}: {
  entry: Entry
  isPast?: boolean
  tabIndex?: number
}) {
  const { resource, month, addressOf, openEdit } = useList()
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
        openEdit(index)
      }}
    >
      {content}
    </a>
  )
}

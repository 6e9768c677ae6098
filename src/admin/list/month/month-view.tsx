import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Fragment, useId, useRef } from 'react'
import { Link } from 'react-router-dom'
import { isoDay } from '../../../lib/date-time'
import { toText } from '../../../lib/to-text'
import { adminMessages } from '../../../messages/admin-screens/admin'
import { monthMessages } from '../../../messages/admin-screens/month'
import { formatCount } from '../../../messages/format'
import type { AnyRecord, Resource } from '../../resource'
import { useList } from '../list-context'
import { currentMonth } from '../list-query'
import { addMonths, monthOf } from './month-days'
import { MonthGrid, RecordBar, type Entry } from './month-grid'
import './month-view.scss'

const texts = monthMessages

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
  const { days, nearest, count, hiddenCount } = otherMonths(byDay, month)
  const isEmpty = days.length === byDay.size
  if (!search || !days.length)
    return isEmpty && <span>{texts.nothingIn(labels.plural, month)}</span>
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

/** The days outside the month that have records, and of these the nearest: the coming ones, then those before. */
function otherMonths(byDay: Map<string, Entry[]>, month: string) {
  const countOn = (days: string[]) => days.reduce((sum, day) => sum + byDay.get(day)!.length, 0)
  const days = [...byDay.keys()].filter((day) => monthOf(day) !== month)
  const later = days.filter((day) => day > month)
  const earlier = days.filter((day) => day < month)
  const nearest = [...later, ...earlier.reverse()].slice(0, namedDays)
  return { days, nearest, count: countOn(days), hiddenCount: countOn(days) - countOn(nearest) }
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
              <RecordBar key={entry.index} entry={entry} />
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

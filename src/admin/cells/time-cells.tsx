import { displayText, toText } from '../../lib/to-text'
import { dayOf, readDateTime } from '../../lib/date-time'
import { adminMessages } from '../../messages/admin-screens/admin'
import { clockText, dateText, isPastDay, momentText, timeText, today } from '../../messages/format'
import { renderTwoLines, textCell, unbroken } from './cells'
import type { CellContext } from '../resource'

/** A date; text that is no date is shown unchanged. */
export function dateCell(value: unknown, context: CellContext) {
  const shown = toText(value)
  if (!dayOf(shown)) return textCell(value, context)
  const date = dateText(shown)
  return context.variant === 'table' ? unbroken(date) : date
}

/** The date of an event, marked once it is over. */
export function eventDateCell(value: unknown, context: CellContext) {
  const shown = toText(value)
  if (!isPastDay(shown, today())) return dateCell(value, context)
  const { past } = adminMessages.table
  const date = dateText(shown)
  if (context.variant !== 'table') return `${date} · ${past}`
  return (
    <>
      <span className="text-body-secondary">{unbroken(date)}</span>
      <small className="past-mark rounded-pill fs-5 bg-body-secondary text-body-secondary">
        {past}
      </small>
    </>
  )
}

/** A time whose zone the table names in its head; screen readers and paper have it in each cell. */
export function timeWithZoneCell(value: unknown, context: CellContext) {
  const [clock, withZone] = [clockText(toText(value)), timeText(toText(value))]
  if (context.variant !== 'table' || clock === withZone) return textCell(withZone, context)
  return (
    <>
      <span>{clock}</span>
      <span className="hidden-on-screen">{withZone.slice(clock.length)}</span>
    </>
  )
}

/** A date and time: two lines in the table, whose head names the zone to the eye; one line among the details. */
export function dateTimeCell(
  value: unknown,
  context: CellContext,
  formatTime = (time: string) => time,
) {
  const { day, time: clock } = momentText(displayText(value))
  const time = formatTime(clock)
  if (!time) return textCell(day, context)
  if (context.variant !== 'table') return `${day}, ${time}`
  return (
    <>
      {renderTwoLines(unbroken(day), time)}
      <span className="visually-hidden">{timeText(clock).slice(clock.length)}</span>
    </>
  )
}

/** When a record was added: the table shows its day, and the time to a pointer, screen readers and paper. */
export function addedCell(value: unknown, context: CellContext) {
  const read = readDateTime(displayText(value))
  if (context.variant !== 'table' || !read) return dateTimeCell(value, context, timeText)
  const date = dateText(read.day)
  const time = timeText(read.time ?? '')
  const isThisYear = read.day.slice(0, 4) === today().slice(0, 4)
  return (
    <>
      <span className="text-body-secondary" title={[date, time].filter(Boolean).join(', ')}>
        {adminMessages.table.added(
          unbroken(isThisYear ? date.slice(0, date.lastIndexOf(' ')) : date),
        )}
      </span>
      {time && <span className="hidden-on-screen">{`, ${time}`}</span>}
    </>
  )
}

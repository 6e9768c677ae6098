import { displayText, toText } from '../../lib/to-text'
import { dayOf } from '../../lib/date-time'
import { adminMessages } from '../../messages/admin-screens/admin'
import { dateText, isPastDay, momentText, timeText, today } from '../../messages/format'
import { renderTwoLines, textCell, unbroken } from './cells'
import type { CellContext } from '../resource'

/** A date; text that is no date is shown unchanged. */
export function dateCell(value: unknown, context: CellContext) {
  const shown = toText(value)
  if (!dayOf(shown)) return textCell(dateText(shown), context)
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

/** A time with its zone; text that is no time is shown unchanged. */
export const timeCell = (value: unknown, context: CellContext) =>
  textCell(timeText(toText(value)), context)

/** A date and time with its zone: date over time in the table, one line elsewhere. */
export function dateTimeCell(value: unknown, context: CellContext) {
  const { day, time } = momentText(displayText(value))
  if (!time) return textCell(day, context)
  const withZone = timeText(time)
  return context.variant === 'table'
    ? renderTwoLines(unbroken(day), withZone)
    : `${day}, ${withZone}`
}

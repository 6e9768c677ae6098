import { toText } from '../../data/to-text'
import { dayOf } from '../../data/date-time'
import { clockText, dateText, timeText } from '../../messages/format'
import { dateTimeCell, textCell, renderTwoLines } from './cells'
import type { CellContext } from '../resource'

/** A date; the table shows the year in a second line. Text that is no date is shown unchanged. */
export function dateCell(value: unknown, context: CellContext) {
  const shown = toText(value)
  if (!dayOf(shown)) return textCell(value, context)
  const date = dateText(shown)
  const yearStart = date.lastIndexOf(' ')
  if (context.variant !== 'table') return date
  return renderTwoLines(date.slice(0, yearStart), date.slice(yearStart))
}

/** A time in the temple's time zone, which is named outside the table. */
export const timeCell = (value: unknown, context: CellContext) =>
  textCell((context.variant === 'table' ? clockText : timeText)(toText(value)), context)

/** A time that names its zone in the table too [ACTLIST-1]. */
export const timeWithZoneCell = (value: unknown, context: CellContext) =>
  textCell(timeText(toText(value)), context)

/** A date and time that names its zone [ACTLIST-1]. */
export const dateTimeWithZoneCell = (value: unknown, context: CellContext) =>
  dateTimeCell(value, context, timeText)

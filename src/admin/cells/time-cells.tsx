import { text } from '../../data/to-text'
import { clockText, dateText, dayOf, timeText } from '../../messages/format'
import { moment, plain } from './cells'
import type { CellContext } from '../resources/resource'

/** A day: in the table its year stands below. Text that is no date is shown as it came. */
export function day(value: unknown, at: CellContext) {
  const shown = text(value)
  if (!dayOf(shown)) return plain(value, at)
  const whole = dateText(shown)
  const year = whole.lastIndexOf(' ')
  if (at.place !== 'table') return whole
  return (
    <>
      <span className="line">{whole.slice(0, year)}</span>
      <span className="line muted">{whole.slice(year)}</span>
    </>
  )
}

/** A time of the temple's clock: short in the table, with its zone elsewhere. */
export const clock = (value: unknown, at: CellContext) =>
  plain((at.place === 'table' ? clockText : timeText)(text(value)), at)

/** A time with its zone everywhere [ACTLIST-1]. */
export const clockIst = (value: unknown, at: CellContext) => plain(timeText(text(value)), at)

/** When the record was written, with its zone [ACTLIST-1]. */
export const momentIst = (value: unknown, at: CellContext) => moment(value, at, timeText)

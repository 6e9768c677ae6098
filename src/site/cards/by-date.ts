import { eventSortKey } from '../../lib/date-time'
import { toText } from '../../lib/to-text'
import { isPastDay, today } from '../../messages/format'

/** A record with what its date says: whether that day is over, and a text that sorts by day and time. */
export interface Dated<R> {
  record: R
  isPast: boolean
  /** Undefined for a date that cannot be read. */
  startsAt: string | undefined
}

/**
 * Upcoming records, the soonest first; then past ones, the latest first; then those without a readable date. `today` is an
 * ISO date.
 */
export function sortByDate<R>(
  records: R[],
  today: string,
  read: (record: R) => { date?: unknown; time?: unknown },
): Dated<R>[] {
  return records
    .map((record) => {
      const { date, time } = read(record)
      const day = toText(date)
      return {
        record,
        isPast: isPastDay(day, today),
        startsAt: eventSortKey(day, toText(time)),
      }
    })
    .sort((a, b) => {
      if (!a.startsAt || !b.startsAt) return Number(!a.startsAt) - Number(!b.startsAt)
      if (a.isPast !== b.isPast) return Number(a.isPast) - Number(b.isPast)
      return a.isPast ? b.startsAt.localeCompare(a.startsAt) : a.startsAt.localeCompare(b.startsAt)
    })
}

/** Whether the first day of a course is over. */
export const hasBegun = ({ startDate }: { startDate?: unknown }) =>
  isPastDay(toText(startDate), today())

/** The month of a record, `2026-11`; undefined without a readable date. */
export const monthOf = ({ startsAt }: Pick<Dated<unknown>, 'startsAt'>) => startsAt?.slice(0, 7)

import { toText } from '../../data/to-text'
import { eventSortKey } from '../../data/date-time'
import { isPastDay } from '../../messages/format'

interface Dated {
  date?: unknown
  time?: unknown
}

/** Upcoming activities, the soonest first; then past ones, the latest first; then those without a readable date. */
export function sortActivities<A extends Dated>(activities: A[], today: string) {
  return activities
    .map((activity) => {
      const date = toText(activity.date)
      const startsAt = eventSortKey(date, toText(activity.time))
      return { activity, isPast: isPastDay(date, today), startsAt }
    })
    .sort((a, b) => {
      if (!a.startsAt || !b.startsAt) return Number(!a.startsAt) - Number(!b.startsAt)
      if (a.isPast !== b.isPast) return Number(a.isPast) - Number(b.isPast)
      return a.isPast ? b.startsAt.localeCompare(a.startsAt) : a.startsAt.localeCompare(b.startsAt)
    })
}

import { toText } from '../../data/to-text'
import { isoDay } from '../../data/iso-day'
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
      const day = isoDay(date)
      return { activity, isPast: isPastDay(date, today), startsAt: day && day + hourOf(activity) }
    })
    .sort((a, b) => {
      if (!a.startsAt || !b.startsAt) return Number(!a.startsAt) - Number(!b.startsAt)
      if (a.isPast !== b.isPast) return Number(a.isPast) - Number(b.isPast)
      return a.isPast ? b.startsAt.localeCompare(a.startsAt) : a.startsAt.localeCompare(b.startsAt)
    })
}

const hourOf = (activity: Dated) => toText(activity.time).trim().padStart(5, '0')

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
      return { activity, past: isPastDay(date, today), at: day && day + hourOf(activity) }
    })
    .sort((a, b) => {
      if (!a.at || !b.at) return Number(!a.at) - Number(!b.at)
      if (a.past !== b.past) return Number(a.past) - Number(b.past)
      return a.past ? b.at.localeCompare(a.at) : a.at.localeCompare(b.at)
    })
}

const hourOf = (activity: Dated) => toText(activity.time).trim().padStart(5, '0')

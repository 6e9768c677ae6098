import { monthOf, type Dated } from '../agenda/by-date'

/** A month with activities: `2026-11`, their number, and whether all of them are over. */
interface ActivityMonth {
  key: string
  count: number
  isPast: boolean
}

/** The months of the activities in the order of the calendar. */
export function monthsOf(activities: Dated<unknown>[]): ActivityMonth[] {
  const months = new Map<string, ActivityMonth>()
  for (const activity of activities) {
    const key = monthOf(activity)
    if (!key) continue
    const { count, isPast } = months.get(key) ?? { count: 0, isPast: true }
    months.set(key, { key, count: count + 1, isPast: isPast && activity.isPast })
  }
  return [...months.values()].sort((a, b) => a.key.localeCompare(b.key))
}

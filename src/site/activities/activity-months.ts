import type { sortActivities } from './activities-order'

/** A month with activities: `2026-11`, their number, and whether all of them are over. */
export interface ActivityMonth {
  key: string
  count: number
  isPast: boolean
}

type Sorted = Pick<ReturnType<typeof sortActivities>[number], 'startsAt' | 'isPast'>

/** The month of an activity, `2026-11`; undefined without a readable date. */
export const monthOf = ({ startsAt }: Sorted) => startsAt?.slice(0, 7)

/** The months of the activities in the order of the calendar. */
export function monthsOf(activities: Sorted[]): ActivityMonth[] {
  const months = new Map<string, ActivityMonth>()
  for (const activity of activities) {
    const key = monthOf(activity)
    if (!key) continue
    const { count, isPast } = months.get(key) ?? { count: 0, isPast: true }
    months.set(key, { key, count: count + 1, isPast: isPast && activity.isPast })
  }
  return [...months.values()].sort((a, b) => a.key.localeCompare(b.key))
}

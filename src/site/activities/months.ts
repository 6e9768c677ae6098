import { monthOf, type Dated } from '../cards/by-date'

/** A month with activities, `2026-11`, and their number. */
interface ActivityMonth {
  key: string
  count: number
}

/** The months of the activities in the order of the calendar. */
export function monthsOf(activities: Dated<unknown>[]): ActivityMonth[] {
  const counts = new Map<string, number>()
  for (const activity of activities) {
    const key = monthOf(activity)
    if (key) counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return [...counts]
    .map(([key, count]) => ({ key, count }))
    .sort((a, b) => a.key.localeCompare(b.key))
}

import { eventSortKey } from '../../../data/date-time'
import { isPastDay } from '../../../messages/format'

/** The next `max` items from today on; items without a readable date come last [HOME-8]. */
export function upcoming<T>(
  items: T[],
  max: number,
  today: string,
  readDateAndTime: (item: T) => { date: string; time: string },
): T[] {
  const dated = items.map((item) => {
    const { date, time } = readDateAndTime(item)
    return { item, past: isPastDay(date, today), key: eventSortKey(date, time) ?? '9999' }
  })
  const order = (a: (typeof dated)[number], b: (typeof dated)[number]) =>
    a.key < b.key ? -1 : a.key > b.key ? 1 : 0
  return dated
    .filter(({ past }) => !past)
    .sort(order)
    .slice(0, max)
    .map(({ item }) => item)
}

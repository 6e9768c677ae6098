import { isoDay } from '../../../data/iso-day'
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
    return { item, past: isPastDay(date, today), day: isoDay(date), time: time.padStart(5, '0') }
  })
  const key = ({ day = '9999-12-31', time }: (typeof dated)[number]) => `${day} ${time}`
  const order = (a: (typeof dated)[number], b: (typeof dated)[number]) =>
    key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : 0
  return dated
    .filter(({ past }) => !past)
    .sort(order)
    .slice(0, max)
    .map(({ item }) => item)
}

import { dayOf } from '../../messages/format'

/** The next `most` of what has a date, from today on; what cannot be dated comes last [HOME-8]. */
export function soonest<T>(
  items: T[],
  most: number,
  today: string,
  when: (item: T) => { date: string; time: string },
): T[] {
  const dated = items.map((item) => {
    const { date, time } = when(item)
    return { item, day: dayOf(date)?.toISOString().slice(0, 10), time: time.padStart(5, '0') }
  })
  const key = ({ day = '9999-12-31', time }: (typeof dated)[number]) => `${day} ${time}`
  const order = (a: (typeof dated)[number], b: (typeof dated)[number]) =>
    key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : 0
  return dated
    .filter(({ day }) => day === undefined || day >= today)
    .sort(order)
    .slice(0, most)
    .map(({ item }) => item)
}

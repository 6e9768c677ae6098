/** A day is an ISO date, `2026-11-27`, and a month its beginning, `2026-11`. */
const toDay = (time: number) => new Date(time).toISOString().slice(0, 10)
const toTime = (day: string) => Date.parse(`${day}T00:00:00Z`)
const dayLength = 86_400_000

const addDays = (day: string, count: number) => toDay(toTime(day) + count * dayLength)

/** Sunday is 0. */
const weekdayOf = (day: string) => new Date(toTime(day)).getUTCDay()

export const monthOf = (day: string) => day.slice(0, 7)

export function addMonths(month: string, count: number): string {
  const [year, number] = month.split('-').map(Number)
  return monthOf(toDay(Date.UTC(year!, number! - 1 + count)))
}

/** The days of the weeks that contain a month, from Sunday as calendars in India have them. */
export function weeksOf(month: string): string[][] {
  const first = `${month}-01`
  const weeks: string[][] = []
  for (
    let sunday = addDays(first, -weekdayOf(first));
    monthOf(sunday) <= month;
    sunday = addDays(sunday, 7)
  )
    weeks.push(Array.from({ length: 7 }, (_, index) => addDays(sunday, index)))
  return weeks
}

/** The same day of another month, or its last day where it has fewer. */
function sameDayIn(month: string, day: string): string {
  const last = addDays(`${addMonths(month, 1)}-01`, -1)
  return `${month}-${day.slice(8)}` < last ? `${month}-${day.slice(8)}` : last
}

/** Where a key of the ARIA grid pattern leads to from a day; undefined for another key. */
export function dayAfterKey(day: string, key: string, hasShift: boolean): string | undefined {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1)
    case 'ArrowRight':
      return addDays(day, 1)
    case 'ArrowUp':
      return addDays(day, -7)
    case 'ArrowDown':
      return addDays(day, 7)
    case 'Home':
      return addDays(day, -weekdayOf(day))
    case 'End':
      return addDays(day, 6 - weekdayOf(day))
    case 'PageUp':
      return sameDayIn(addMonths(monthOf(day), hasShift ? -12 : -1), day)
    case 'PageDown':
      return sameDayIn(addMonths(monthOf(day), hasShift ? 12 : 1), day)
    default:
      return undefined
  }
}

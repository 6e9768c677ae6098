import { getSampleShift } from '../engine/clock'

const isoDay = /\b\d{4}-\d\d-\d\d(?=T|$)/g
/** Days of autumn 2026 as the notices and slides have them in words. */
const dayInWords = /\b(\d{1,2}) (October|November|December|नवंबर)/g
const months: Record<string, number> = { October: 9, November: 10, December: 11, नवंबर: 10 }

/** A hand-written row whose days are as much later as the sample is. */
export function shiftDates<R extends object>(row: R): R {
  const days = getSampleShift()
  if (!days) return row
  const shifted = Object.entries(row).map(([field, value]: [string, unknown]) => [
    field,
    typeof value === 'string' ? shiftText(value, days) : value,
  ])
  return Object.fromEntries(shifted) as R
}

const shiftText = (text: string, days: number) =>
  text
    .replace(isoDay, (day) => shiftDay(Date.parse(day), days).toISOString().slice(0, 10))
    .replace(dayInWords, (_, day: string, month: string) =>
      shiftDay(Date.UTC(2026, months[month], Number(day)), days).toLocaleDateString(
        month === 'नवंबर' ? 'hi-IN' : 'en-GB',
        { day: 'numeric', month: 'long', timeZone: 'UTC' },
      ),
    )

const shiftDay = (day: number, days: number) => new Date(day + days * 86_400_000)

import { isoDay } from '../../../data/iso-day'

/** A date in the picker's format, without a time that may follow it; undefined for any other text. */
export function parseDate(value: string): string | undefined {
  const day = /^(\d{4}-\d{2}-\d{2})(?:$|[T ]\d{2}:)/.exec(value.trim())?.[1]
  return day && isoDay(day)
}

/** A time in the picker's format, without seconds; undefined for any other text. */
export function parseTime(value: string): string | undefined {
  const parts = /^(\d{1,2}):(\d{2})(?::\d{2}(?:\.\d+)?)?$/.exec(value.trim())
  if (!parts || Number(parts[1]) > 23 || Number(parts[2]) > 59) return undefined
  return `${parts[1]!.padStart(2, '0')}:${parts[2]}`
}

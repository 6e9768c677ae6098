/** The day of an ISO date or date-time, as midnight UTC; undefined for any other text. */
export function dayOf(value: string): Date | undefined {
  const parts = /^(\d{4})-(\d{2})-(\d{2})(?:$|T)/.exec(value.trim())
  if (!parts) return undefined
  const [year, month, day] = parts.slice(1).map(Number) as [number, number, number]
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? date : undefined
}

/** The day of a date as an ISO date, `2026-11-21`; undefined for any other text. */
export const isoDay = (value: string) => dayOf(value)?.toISOString().slice(0, 10)

import { formatLocalTime, getStartTime } from '../engine/clock'

const minute = 60_000

/**
 * Creates timestamps, oldest first, the last one 40 minutes before the clock's start.
 * The gaps vary around `hoursApart`.
 */
export function createTimestamps(
  count: number,
  hoursApart: number,
  jitter: () => number,
): string[] {
  const dates: string[] = []
  let at = getStartTime().getTime() - 40 * minute
  for (let index = 0; index < count; index++) {
    dates.push(formatLocalTime(new Date(at)))
    at -= Math.round(hoursApart * 60 * (0.3 + 1.4 * jitter())) * minute
  }
  return dates.reverse()
}

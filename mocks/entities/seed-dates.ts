import { local, morning } from '../engine/clock'

const minute = 60_000

/**
 * Moments of `count` records, oldest first, the last one this morning: the gaps grow into the past, as
 * an office remembers them.
 */
export function moments(count: number, hoursApart: number, jitter: () => number): string[] {
  const dates: string[] = []
  let at = morning().getTime() - 40 * minute
  for (let index = 0; index < count; index++) {
    dates.push(local(new Date(at)))
    at -= Math.round(hoursApart * 60 * (0.3 + 1.4 * jitter())) * minute
  }
  return dates.reverse()
}

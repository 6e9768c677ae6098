import { minuteOfDay } from '../../messages/format'
import { useCurrentMinute } from '../../ui/use-current-minute'

/** The minute of the temple's day; undefined in the prerender and on a device whose clock gives no time. */
export function useTempleMinute(): number | undefined {
  const now = useCurrentMinute()
  return now && minuteOfDay(now)
}

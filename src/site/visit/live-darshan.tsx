import { settings } from '../../api/settings'
import { minuteOfDay } from '../../messages/format'
import { useCurrentMinute } from '../../ui/use-current-minute'
import { LiveDarshanCard } from './live-darshan-card'

/** The live video of the settings, in its hours by India's clock [VISIT-6]. */
export function LiveDarshan() {
  const now = useCurrentMinute()
  return <LiveDarshanCard live={settings().liveDarshan} minute={now && minuteOfDay(now)} />
}

import { settings } from '../../api/settings/settings'
import { clockOf, timeText } from '../../messages/format'
import { homeMessages } from '../../messages/site-screens/home'
import { localText } from '../../messages/translated'
import { nowAtTemple } from './opening-hours'

/** A minute of the day as the site writes a time: "6:30 PM". */
export const istText = (minute: number) => timeText(clockOf(minute))

/** Whether the temple is open at a minute of the day, and until when. */
export function darshanAt(minute: number): string {
  const { timings, open, openHindi } = settings()
  const texts = homeMessages().today
  const { openUntil, opens } = nowAtTemple(timings, minute)
  if (openUntil === 'always') return texts.openAllDay
  if (openUntil !== undefined) return texts.open(istText(openUntil))
  if (opens)
    return texts.closed(
      opens.isTomorrow ? texts.tomorrow(istText(opens.minute)) : istText(opens.minute),
    )
  // Timings that cannot be read say nothing of this minute, but the settings may have the hours in one line.
  return localText(open, openHindi)
}

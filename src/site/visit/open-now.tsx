import { settings } from '../../api/settings'
import { minuteOfDay, timeText } from '../../messages/format'
import { useCurrentMinute } from '../../ui/use-current-minute'
import { templeNow, type Next } from './opening-hours'
import { homeSectionMessages } from '../../messages/home-sections'

/** Whether the temple is open and when the next aarti is, as far as the settings' timings tell. */
export const OpenNow = () => <OpenAt now={useCurrentMinute()} />

/** What is said at one minute. */
export function OpenAt({ now }: { now: Date | undefined }) {
  // Its place is held in the prerender, which has no hour.
  const { openUntil, opens, aarti } = templeNow(settings().timings, now ? minuteOfDay(now) : 0)
  if (openUntil === undefined && !opens && !aarti) return null
  const texts = homeSectionMessages().visit
  const at = ({ minute, tomorrow }: Next) =>
    tomorrow ? texts.tomorrow(clock(minute)) : clock(minute)
  return (
    <p className="open-now" data-open={now && openUntil !== undefined ? '' : undefined}>
      {openUntil !== undefined && <b>{now ? texts.open(clock(openUntil)) : '\u00a0'}</b>}
      {opens && <b>{now ? texts.closed(at(opens)) : '\u00a0'}</b>}
      {aarti && <span>{now ? texts.aarti(at(aarti)) : '\u00a0'}</span>}
    </p>
  )
}

const clock = (minute: number) =>
  timeText(`${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, '0')}`)

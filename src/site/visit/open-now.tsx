import { settings } from '../../api/settings'
import { minuteOfDay, timeText } from '../../messages/format'
import { useCurrentMinute } from '../../ui/use-current-minute'
import { nowAtTemple, type NextTime } from './opening-hours'
import { homeSectionMessages } from '../../messages/home-sections'

/** Whether the temple is open and when the next aarti is, read from the settings' timings. */
export const OpenNow = () => <OpenStatus now={useCurrentMinute()} />

/** The same for a given time; undefined in the prerender. */
export function OpenStatus({ now }: { now: Date | undefined }) {
  // The prerender has no time and renders blanks, so that the layout does not shift.
  const { openUntil, opens, aarti } = nowAtTemple(settings().timings, now ? minuteOfDay(now) : 0)
  if (openUntil === undefined && !opens && !aarti) return null
  const texts = homeSectionMessages().visit
  const at = ({ minute, tomorrow }: NextTime) =>
    tomorrow ? texts.tomorrow(clock(minute)) : clock(minute)
  return (
    <p
      className="open-now scripted position-relative d-grid px-4 py-2 mb-3 rounded-2 bg-white lh-sm"
      data-open={now && openUntil !== undefined ? '' : undefined}
    >
      {openUntil !== undefined && <b>{now ? texts.open(clock(openUntil)) : '\u00a0'}</b>}
      {opens && <b>{now ? texts.closed(at(opens)) : '\u00a0'}</b>}
      {aarti && <span>{now ? texts.aarti(at(aarti)) : '\u00a0'}</span>}
    </p>
  )
}

const clock = (minute: number) =>
  timeText(`${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, '0')}`)

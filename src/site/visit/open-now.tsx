import { settings } from '../../api/settings/settings'
import { minuteOfDay, timeText } from '../../messages/format'
import { useCurrentMinute } from '../../ui/use-current-minute'
import { clockOf } from '../../messages/hours'
import { minutesUntil, nowAtTemple, type NextTime } from './opening-hours'
import { homeSectionMessages } from '../../messages/site-screens/home-sections'

/** Whether the temple is open, when the next aarti is and in how many minutes, read from the settings' timings. */
export const OpenNow = () => <OpenStatus now={useCurrentMinute()} />

/** The temple's status at a given time; blanks of the same height in the prerender, which has no time. */
export function OpenStatus({ now }: { now: Date | undefined }) {
  const minute = now ? minuteOfDay(now) : 0
  const { openUntil, opens, aarti } = nowAtTemple(settings().timings, minute)
  if (openUntil === undefined && !opens && !aarti) return null
  const texts = homeSectionMessages().visit
  const formatNextTime = ({ minute, isTomorrow }: NextTime) =>
    isTomorrow ? texts.tomorrow(formatMinute(minute)) : formatMinute(minute)
  return (
    <p
      className="open-now scripted position-relative d-grid d-print-none px-4 py-2 mb-3 rounded-2 bg-white lh-sm"
      data-open={now && openUntil !== undefined ? '' : undefined}
    >
      {openUntil !== undefined && <b>{now ? texts.open(formatMinute(openUntil)) : '\u00a0'}</b>}
      {opens && <b>{now ? texts.closed(formatNextTime(opens)) : '\u00a0'}</b>}
      {aarti && (
        <span className="d-flex flex-wrap column-gap-2">
          <span>{now ? texts.aarti(formatNextTime(aarti)) : '\u00a0'}</span>{' '}
          <span className="aarti-countdown text-body-secondary font-tabular-nums">
            {now && texts.countdown(...hoursAndMinutes(minutesUntil(aarti, minute)))}
          </span>
        </span>
      )}
    </p>
  )
}

const formatMinute = (minute: number) => timeText(clockOf(minute))

const hoursAndMinutes = (minutes: number): [hours: number, minutes: number] => [
  Math.floor(minutes / 60),
  minutes % 60,
]

import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router-dom'
import { settings } from '../../../api/settings/settings'
import { homeMessages } from '../../../messages/site-screens/home'
import { darshanAt, istText } from '../../visit/darshan-at'
import { hoursAndMinutes, minutesUntil, nowAtTemple } from '../../visit/opening-hours'
import { useTempleMinute } from '../../visit/use-temple-minute'

/** A label beside its value on phones, above it elsewhere. */
const factClass = 'd-flex d-md-block flex-wrap align-items-baseline column-gap-2'

/** The temple's day below the slides: whether it is open, the next aarti, and the way to Plan your visit. */
export const TodayBar = () => <TodayStatus minute={useTempleMinute()} />

/** The bar at a minute of the day in India; without one, as in the prerender, its values are blank and as high as later. */
export function TodayStatus({ minute }: { minute: number | undefined }) {
  const texts = homeMessages().today
  const { openUntil, aarti } = nowAtTemple(settings().timings, minute ?? 0)
  const darshan = darshanAt(minute ?? 0)
  if (!darshan && !aarti) return null
  return (
    <section
      className="today position-relative d-print-none bg-dark text-accent"
      data-bs-theme="dark"
      aria-label={texts.label}
    >
      <div className="container align-items-center">
        <dl className="scripted mb-0">
          {darshan && (
            <div
              className={factClass}
              data-open={minute !== undefined && openUntil !== undefined ? '' : undefined}
            >
              <dt className="today-darshan">{texts.darshan}</dt>
              <TodayValue
                text={minute === undefined ? '' : darshan}
                longest={longestTimes.flatMap((minute) => [
                  texts.open(istText(minute)),
                  texts.closed(texts.tomorrow(istText(minute))),
                ])}
              />
            </div>
          )}
          {aarti && (
            <div className={factClass}>
              <dt>{texts.nextAarti}</dt>
              <TodayValue
                text={
                  minute === undefined
                    ? ''
                    : withCountdown(aarti.minute, minutesUntil(aarti, minute))
                }
                longest={longestTimes.map((minute) => withCountdown(minute, longestCountdown))}
              />
            </div>
          )}
        </dl>
        <Link
          className="today-visit min-h-target d-flex align-items-center gap-2 fw-semibold"
          to={texts.visit.to}
        >
          <span>{texts.visit.label}</span> <ArrowRight aria-hidden="true" />
        </Link>
      </div>
    </section>
  )
}

/** 10:59 PM (and 22 h 59 min) and 12:59 PM, which in Hindi has the longest word for its part of the day. */
const longestCountdown = 22 * 60 + 59
const longestTimes = [longestCountdown, 12 * 60 + 59]

/**
 * A value as high as the highest of its longest texts, which large letters may wrap: so that it moves nothing when the clock is
 * known. Which of them is the highest depends on the face.
 */
function TodayValue({ text, longest }: { text: string; longest: string[] }) {
  return (
    <dd className="today-value d-grid mb-0 fw-semibold font-tabular-nums">
      {longest.map((one) => (
        <span key={one} className="today-room" data-text={one} />
      ))}
      <span dir="auto">{text}</span>
    </dd>
  )
}

const withCountdown = (minute: number, minutesUntilThen: number) =>
  `${istText(minute)}, ${homeMessages().today.countdown(...hoursAndMinutes(minutesUntilThen))}`

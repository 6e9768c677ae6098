import { settings } from '../../../api/settings/settings'
import { minuteText } from '../../../messages/format'
import { artUrl } from '../../../messages/page'
import { homeMessages } from '../../../messages/site-screens/home'
import { nowAtTemple, partOfDay } from '../../visit/opening-hours'
import type { TimingText } from '../../visit/read-timing'
import { useTempleMinute } from '../../visit/use-temple-minute'
import { SlideView } from '../slider/slide'

const pictures = { night: 'g-1', dawn: 'g-12', noon: 'p-janki-kund', dusk: 'hero-1' }

/** The slide of the time of day, before those of the server. */
export const TimeOfDaySlide = ({ isNear }: { isNear: boolean }) => (
  <TimeOfDayView minute={useTempleMinute()} isNear={isNear} />
)

/** Picture and words of a minute of the day in India; without one a still welcome. */
export function TimeOfDayView({
  minute,
  isNear = true,
}: {
  minute: number | undefined
  isNear?: boolean
}) {
  const { timings } = settings()
  const part = minute === undefined ? 'noon' : partOfDay(timings, minute)
  const { heading, line } =
    minute === undefined
      ? { heading: homeMessages().timeOfDay.welcome, line: '' }
      : wordsAt(timings, minute)
  return (
    <SlideView
      slide={{ id: part, heading1: heading, heading2: line }}
      picture={artUrl(pictures[part])}
      scene={part}
      isFirst
      isNear={isNear}
    />
  )
}

/** What the temple does at a minute, and what comes next; nothing is said that the timings leave uncertain. */
function wordsAt(timings: TimingText[], minute: number): { heading: string; line: string } {
  const texts = homeMessages().timeOfDay
  const part = partOfDay(timings, minute)
  const { openUntil, opens, aarti } = nowAtTemple(timings, minute)
  const darshanLine =
    openUntil === undefined
      ? opens && texts.darshanFrom(minuteText(opens.minute))
      : openUntil !== 'always' && texts.darshanUntil(minuteText(openUntil))
  const aartiLine =
    aarti && (aarti.minute < 6 * 60 ? texts.mangala : texts.aarti)(minuteText(aarti.minute))
  if (part === 'night')
    return { heading: opens ? texts.night : texts.welcome, line: aartiLine ?? (darshanLine || '') }
  if (part === 'dusk')
    return {
      heading: texts.dusk,
      line: (aarti?.isTomorrow ? darshanLine : (aartiLine ?? darshanLine)) || '',
    }
  const line = darshanLine || aartiLine || ''
  if (part === 'dawn') return { heading: texts.dawn, line }
  if (openUntil !== undefined) return { heading: texts.noon, line }
  return { heading: opens ? texts.rest : texts.welcome, line }
}

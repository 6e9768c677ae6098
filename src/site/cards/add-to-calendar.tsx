import { CalendarPlus } from 'lucide-react'
import { saveFile } from '../../ui/save-file'
import { createCalendarFile, type CalendarEvent } from './calendar-file'
import { commonMessages } from '../../messages/common'

/** Downloads events as one calendar file, which the browser creates. */
export function AddToCalendar({
  events,
  title,
  className = 'btn-text card-action',
  iconOnly,
}: {
  /** Called on the press, because the prerender has no address for the events' links. */
  events: () => CalendarEvent[]
  /** Names the events in the button's accessible name and in the file's name. */
  title: string
  className?: string
  /** Shows the icon without its label. */
  iconOnly?: boolean
}) {
  const texts = commonMessages().calendar
  return (
    <button
      type="button"
      className={className}
      aria-label={texts.addWhat(title)}
      onClick={() => saveFile(fileName(title), 'text/calendar', createCalendarFile(events()))}
    >
      <CalendarPlus aria-hidden="true" /> {!iconOnly && <span>{texts.add}</span>}
    </button>
  )
}

/** The title with only letters and digits, which every system accepts in a file name. */
const fileName = (title: string) =>
  `${
    [...title.replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ').trim()].slice(0, 60).join('') || 'calendar'
  }.ics`

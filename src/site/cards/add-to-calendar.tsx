import { CalendarPlus } from 'lucide-react'
import { saveFile } from '../../ui/save-file'
import { calendarFile, type CalendarEvent } from './calendar-file'
import { commonMessages } from '../../messages/common'

/** Downloads the event as a calendar file, which the browser creates. */
export function AddToCalendar({
  event,
  className = 'btn-text card-action',
  iconOnly,
}: {
  event: CalendarEvent
  className?: string
  /** Shows the icon without its label. */
  iconOnly?: boolean
}) {
  const texts = commonMessages().calendar
  return (
    <button
      type="button"
      className={className}
      aria-label={texts.addWhat(event.title)}
      onClick={() => saveFile(fileName(event.title), 'text/calendar', calendarFile(event))}
    >
      <CalendarPlus aria-hidden="true" /> {!iconOnly && texts.add}
    </button>
  )
}

/** The title with only letters and digits, which every system accepts in a file name. */
const fileName = (title: string) =>
  `${
    [...title.replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ').trim()].slice(0, 60).join('') || 'calendar'
  }.ics`

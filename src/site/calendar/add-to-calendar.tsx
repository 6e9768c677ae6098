import { CalendarPlus } from 'lucide-react'
import { commonMessages } from '../../messages/common'
import type { CalendarEvent } from './calendar-file'
import { saveCalendar } from './save-calendar'

/** Downloads events as one calendar file. */
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
      onClick={() => saveCalendar(title, events())}
    >
      <CalendarPlus aria-hidden="true" /> {!iconOnly && <span>{texts.add}</span>}
    </button>
  )
}

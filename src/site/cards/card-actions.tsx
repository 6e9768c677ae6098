import { AddToCalendar } from './add-to-calendar'
import type { CalendarEvent } from './calendar-file'
import { ShareButton } from './share-button'

/** The buttons of an activity or a course: add to calendar and share. */
export function CardActions({
  event,
  title,
  path,
}: {
  /** Undefined if the date cannot be read; then the calendar button is hidden. */
  event: CalendarEvent | undefined
  title: string
  /** Path and hash of the record on this site. */
  path: string
}) {
  return (
    <div className="card-actions">
      {event && <AddToCalendar event={event} />}
      <ShareButton title={title} path={path} />
    </div>
  )
}

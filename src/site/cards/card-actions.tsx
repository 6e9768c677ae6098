import { AddToCalendar } from './add-to-calendar'
import type { CalendarEvent } from './calendar-file'
import { ShareButton } from './share-button'

/** What a reader may do with an activity or a course besides reading it. */
export function CardActions({
  event,
  title,
  path,
}: {
  /** What a calendar would be told; undefined where the date cannot be read. */
  event: CalendarEvent | undefined
  title: string
  /** Where it stands on this site. */
  path: string
}) {
  return (
    <div className="card-actions">
      {event && <AddToCalendar event={event} />}
      <ShareButton title={title} path={path} />
    </div>
  )
}

import { AddToCalendar } from '../calendar/add-to-calendar'
import type { CalendarEvent } from '../calendar/calendar-file'
import { ShareButton } from '../sharing/share-button'
import type { Elements } from '../../ui/elements'

/** The buttons of an activity or a course: add to calendar and share. They are icons beside a main button, if there is one. */
export function CardActions({
  event,
  title,
  path,
  children,
}: {
  /** Undefined for a past or unreadable date, which hides the calendar button. */
  event: CalendarEvent | undefined
  title: string
  /** Path and hash of the record on this site. */
  path: string
  /** The main button. */
  children?: Elements
}) {
  const icons = children ? { className: 'btn btn-outline-secondary btn-icon', iconOnly: true } : {}
  return (
    <div
      className={`card-actions d-flex d-print-none flex-wrap align-items-center ${children ? 'gap-2' : 'column-gap-4'}`}
    >
      {children}
      {event && <AddToCalendar events={() => [event]} title={event.title} {...icons} />}
      <ShareButton title={title} path={path} {...icons} />
    </div>
  )
}

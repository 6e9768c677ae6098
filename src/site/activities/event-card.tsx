import { CalendarDays, Clock } from 'lucide-react'
import type { Row } from '../../api/contract'
import { fileUrl } from '../../api/links'
import { displayText, langOf, toText } from '../../data/to-text'
import { dateText, timeText } from '../../messages/format'
import { LongText } from '../../ui/long-text'
import { Picture } from '../../ui/picture'
import { activityEvent } from '../cards/calendar-event'
import { CardActions } from '../cards/card-actions'
import { anchorOf, pathOf } from '../cards/shared-link'
import { activityMessages } from '../../messages/activities'

export type Activity = Row<'/admin/api/activities'>

/** One event: picture, type, title, description, date and time. */
export function EventCard({
  activity,
  picture = fileUrl(activity.filePath),
  past,
}: {
  activity: Activity
  /** The picture's URL, in the admin's preview of a file that is not uploaded yet. */
  picture?: string
  past: boolean
}) {
  const title = displayText(activity.title)
  const description = toText(activity.description)
  const type = displayText(activity.courseType)
  const date = displayText(activity.date)
  const time = displayText(activity.time)
  return (
    <li className="card" id={anchorOf('activities', activity.id) || undefined} tabIndex={-1}>
      <Picture src={picture} alt="" width={350} height={250} />
      <div className="card-text">
        {(type || past) && (
          <p className="event-marks">
            {type && (
              <span className="pill" dir="auto" lang={langOf(type)}>
                {type}
              </span>
            )}
            {past && <span className="pill pill-past">{activityMessages().past}</span>}
          </p>
        )}
        <h3 dir="auto" lang={langOf(title)}>
          <LongText>{toText(activity.title)}</LongText>
        </h3>
        {description && (
          <p dir="auto" lang={langOf(description)}>
            <LongText>{description}</LongText>
          </p>
        )}
        {date && (
          <p className="meta" dir="auto">
            <CalendarDays aria-hidden="true" /> {dateText(date)}
          </p>
        )}
        {time && (
          <p className="meta" dir="auto">
            <Clock aria-hidden="true" /> {timeText(time)}
          </p>
        )}
        <CardActions
          event={past ? undefined : activityEvent(activity)}
          title={title}
          path={pathOf('activities', activity.id)}
        />
      </div>
    </li>
  )
}

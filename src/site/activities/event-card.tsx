import { CalendarDays, Clock } from 'lucide-react'
import type { Row } from '../../api/contract'
import { fileUrl } from '../../api/links/links'
import { displayText, langOf, toText } from '../../data/to-text'
import { CardDescription } from '../cards/card-description'
import { dateText, timeText } from '../../messages/format'
import { LongText } from '../../ui/disclosure/long-text'
import { Picture } from '../../ui/picture/picture'
import { activityEvent } from '../cards/calendar-event'
import { CardActions } from '../cards/card-actions'
import { anchorOf, pathOf } from '../cards/shared-link'
import { activityMessages } from '../../messages/site-screens/activities'

export type Activity = Row<'/admin/api/activities'>

/** One event: picture, type, title, description, date and time. */
export function EventCard({
  activity,
  picture = fileUrl(activity.filePath),
  isPast,
  isFirst,
}: {
  activity: Activity
  /** The picture's URL; the admin's preview passes that of a file which is not uploaded yet. */
  picture?: string
  isPast: boolean
  /** The first card of its list, whose picture loads at once. */
  isFirst?: boolean
}) {
  const title = displayText(activity.title)
  const description = toText(activity.description)
  const type = displayText(activity.courseType)
  const date = displayText(activity.date)
  const time = displayText(activity.time)
  return (
    <li className="card" id={anchorOf('activities', activity.id) || undefined} tabIndex={-1}>
      <Picture src={picture} alt="" width={350} height={250} isEager={isFirst} />
      <div className="card-body pb-0">
        {(type || isPast) && (
          <p className="d-flex flex-wrap gap-2 mb-2">
            {type && (
              <span
                className="badge text-bg-secondary text-wrap lh-sm"
                dir="auto"
                lang={langOf(type)}
              >
                {type}
              </span>
            )}
            {isPast && (
              <span className="badge bg-body-secondary text-body-secondary lh-sm">
                {activityMessages().past}
              </span>
            )}
          </p>
        )}
        <h3 className="card-title" dir="auto" lang={langOf(title)}>
          <LongText>{toText(activity.title)}</LongText>
        </h3>
        {description && <CardDescription>{description}</CardDescription>}
        {date && (
          <p className="meta d-flex gap-2 mb-2 fs-5 lh-sm text-body-secondary" dir="auto">
            <CalendarDays aria-hidden="true" /> <span>{dateText(date)}</span>
          </p>
        )}
        {time && (
          <p className="meta d-flex gap-2 mb-2 fs-5 lh-sm text-body-secondary" dir="auto">
            <Clock aria-hidden="true" /> <span>{timeText(time)}</span>
          </p>
        )}
      </div>
      <div className="card-body flex-grow-0 pt-0 pb-2">
        <CardActions
          event={isPast ? undefined : activityEvent(activity)}
          title={title}
          path={pathOf('activities', activity.id)}
        />
      </div>
    </li>
  )
}

import { Clock } from 'lucide-react'
import type { Row } from '../../../api/contract'
import { fileUrl } from '../../../api/links/links'
import { isoDay } from '../../../data/date-time'
import { displayText, toText } from '../../../data/to-text'
import { dayAndMonth, timeText } from '../../../messages/format'
import { Picture } from '../../../ui/picture/picture'
import { activityEvent } from '../../cards/calendar-event'
import { CardActions } from '../../cards/card-actions'
import { MixedScriptText } from '../../text/mixed-script-text'
import { pathOf } from '../../cards/shared-link'

type Activity = Row<'/admin/api/activities'>

/** An activity with its day and month at the left. */
export function AgendaItem({ activity }: { activity: Activity }) {
  const [title, description, date, time] = [
    toText(activity.title),
    toText(activity.description),
    displayText(activity.date),
    displayText(activity.time),
  ]
  const day = dayAndMonth(date)
  return (
    <li className="align-items-center py-5 border-bottom">
      <div className="agenda-date py-2 fs-5 fw-semibold lh-sm text-center text-link" dir="auto">
        {day ? (
          <time dateTime={isoDay(date)}>
            <b className="d-block font-heading lh-1 text-primary">{day.day}</b>{' '}
            <span>{day.month}</span>
          </time>
        ) : (
          <span>{date}</span>
        )}
      </div>
      <Picture
        className="agenda-picture rounded-2"
        src={fileUrl(activity.filePath)}
        alt=""
        width={350}
        height={250}
      />
      <div className="agenda-text">
        <h3 className="mb-1" dir="auto">
          <MixedScriptText>{title}</MixedScriptText>
        </h3>
        {description && (
          <p className="mb-2" dir="auto">
            <MixedScriptText>{description}</MixedScriptText>
          </p>
        )}
        {time && (
          <p className="meta d-flex gap-2 mb-0 fs-5 lh-sm text-body-secondary" dir="auto">
            <Clock aria-hidden="true" /> <span>{timeText(time)}</span>
          </p>
        )}
        <CardActions
          event={activityEvent(activity)}
          title={title}
          path={pathOf('activities', activity.id)}
        />
      </div>
    </li>
  )
}

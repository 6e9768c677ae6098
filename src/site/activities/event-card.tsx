import type { Row } from '../../api/contract'
import { fileUrl } from '../../api/links/links'
import { displayText, langOf, toText } from '../../lib/to-text'
import { CardDescription } from '../cards/card-description'
import { LongText } from '../../ui/disclosure/long-text'
import { Picture, PicturePlaceholder } from '../../ui/picture/picture'
import { activityEvent } from '../calendar/calendar-event'
import { CardActions } from '../cards/card-actions'
import { ActivityFacts } from '../cards/facts'
import { anchorOf, sharedPath } from '../sharing/shared-link'
import { activityMessages } from '../../messages/site-screens/activities'

export type Activity = Row<'/admin/api/activities'>

/** The next event, whose picture is the largest of its list. */
export function EventCard({
  activity,
  picture = fileUrl(activity.filePath),
  isPast,
}: {
  activity: Activity
  /** The picture's URL; the admin's preview passes that of a file which is not uploaded yet. */
  picture?: string
  isPast: boolean
}) {
  const title = displayText(activity.title)
  const description = toText(activity.description)
  const type = displayText(activity.courseType)
  return (
    <li className="card" id={anchorOf('activities', activity.id) || undefined} tabIndex={-1}>
      <Picture src={picture} alt="" width={350} height={250} isEager />
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
        <ActivityFacts activity={activity} />
      </div>
      <div className="card-body flex-grow-0 pt-0 pb-2">
        <CardActions
          event={isPast ? undefined : activityEvent(activity)}
          title={title}
          path={sharedPath('activities', activity.id)}
        />
      </div>
    </li>
  )
}

/** The placeholder of a loading event card, of the same height. */
/** The next event, whose picture is the largest of its list. */
export function EventCardSkeleton() {
  return (
    <li className="card placeholder-glow">
      <PicturePlaceholder />
      <div className="card-body pb-0">
        <p className="mb-2">
          <span className="badge placeholder w-25">&nbsp;</span>
        </p>
        <p className="h3 card-title">
          <span className="placeholder w-75" /> <span className="placeholder w-50 d-md-none" />
        </p>
        <p className="card-lead mb-3">
          <span className="placeholder w-100" /> <span className="placeholder w-100 d-md-none" />{' '}
          <span className="placeholder w-100 d-md-none" /> <span className="placeholder w-75" />
        </p>
        <p className="meta d-flex gap-2 mb-2 fs-5 lh-sm text-body-secondary">
          <span className="placeholder w-50" />
        </p>
        <p className="meta d-flex gap-2 mb-2 fs-5 lh-sm text-body-secondary">
          <span className="placeholder w-50" />
        </p>
      </div>
      <div className="card-body flex-grow-0 pt-0 pb-2">
        <p className="card-action d-flex align-items-center mb-0">
          <span className="placeholder w-75" />
        </p>
      </div>
    </li>
  )
}

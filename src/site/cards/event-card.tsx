import type { Row } from '../../api/contract'
import { fileUrl } from '../../api/links/links'
import { displayText, toText } from '../../lib/to-text'
import { activityMessages } from '../../messages/site-screens/activities'
import { activityEvent } from '../calendar/calendar-event'
import { anchorOf, sharedPath } from '../sharing/shared-link'
import { Card } from './card'
import { DateBlock } from './date-block'
import { ActivityFacts, whenText } from './facts'

export type Activity = Row<'/admin/api/activities'>

/** The card of an activity, with its day as a block on the picture. */
export function EventCard({
  activity,
  picture = fileUrl(activity.filePath),
  isPast,
  isFirst,
}: {
  activity: Activity
  /** The picture's URL; the admin's preview passes that of a file which is not uploaded yet. */
  picture?: string
  /** What is over goes into no calendar. */
  isPast: boolean
  /** The first card of the page, whose picture loads at once. */
  isFirst?: boolean
}) {
  return (
    <Card
      anchor={anchorOf('activities', activity.id)}
      picture={picture}
      pictureSize={{ width: 350, height: 250 }}
      onPicture={<DateBlock date={displayText(activity.date)} />}
      type={displayText(activity.courseType)}
      title={toText(activity.title).trim() || activityMessages().untitled}
      description={toText(activity.description)}
      facts={<ActivityFacts activity={activity} />}
      when={whenText(activity.date, activity.time)}
      event={isPast ? undefined : activityEvent(activity)}
      path={sharedPath('activities', activity.id)}
      record={{ screen: 'activities', id: activity.id }}
      isFirst={isFirst}
    />
  )
}

import type { Row } from '../../api/contract'
import { fileUrl } from '../../api/links/links'
import { isoDay } from '../../lib/date-time'
import { displayText, toText } from '../../lib/to-text'
import { timeText } from '../../messages/format'
import { activityMessages } from '../../messages/site-screens/activities'
import { activityEvent } from '../calendar/calendar-event'
import { CardActions } from '../cards/card-actions'
import { anchorOf, sharedPath } from '../sharing/shared-link'
import { AgendaRow } from './agenda-row'
import { RowDetails } from './row-details'
import { SaveOrShare } from './save-or-share'

/** An activity as a row. On Home it has no anchor, and calendar and share are in a menu at its end. */
export function ActivityRow({
  activity,
  isPast = false,
  isOnHome = false,
}: {
  activity: Row<'/admin/api/activities'>
  isPast?: boolean
  isOnHome?: boolean
}) {
  const date = displayText(activity.date)
  const actions = {
    event: isPast ? undefined : activityEvent(activity),
    title: displayText(activity.title),
    path: sharedPath('activities', activity.id),
  }
  return (
    <AgendaRow
      anchor={isOnHome ? '' : anchorOf('activities', activity.id)}
      date={date}
      title={toText(activity.title).trim() || activityMessages().untitled}
      description={toText(activity.description)}
      summary={[
        isPast ? activityMessages().past : '',
        isoDay(date) ? '' : date,
        timeText(displayText(activity.time)),
      ]}
      action={isOnHome && <SaveOrShare {...actions} />}
    >
      {() => (
        <RowDetails
          picture={fileUrl(activity.filePath)}
          type={displayText(activity.courseType)}
          description={toText(activity.description)}
          actions={!isOnHome && <CardActions {...actions} />}
        />
      )}
    </AgendaRow>
  )
}

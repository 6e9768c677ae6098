import type { Row } from '../../api/contract'
import { fileUrl } from '../../api/links/links'
import { isoDay } from '../../lib/date-time'
import { displayText, toText } from '../../lib/to-text'
import { timeText } from '../../messages/format'
import { courseMessages, courseTypeName } from '../../messages/site-screens/courses'
import { courseEvent } from '../calendar/calendar-event'
import { CardActions } from '../cards/card-actions'
import { CourseStart } from '../cards/facts'
import { RegisterLink } from '../cards/register-link'
import { anchorOf, sharedPath } from '../sharing/shared-link'
import { AgendaRow } from './agenda-row'
import { RowDetails } from './row-details'

/** A course as a row with its Register link. On Home it has no anchor, and a pill names its type. */
export function CourseRow({
  course,
  isOnHome = false,
}: {
  course: Row<'/admin/api/courses'>
  isOnHome?: boolean
}) {
  const startDate = displayText(course.startDate)
  return (
    <AgendaRow
      anchor={isOnHome ? '' : anchorOf('courses', course.id)}
      date={startDate}
      title={toText(course.title).trim() || courseMessages().untitled}
      description={toText(course.description)}
      summary={[
        isoDay(startDate) ? '' : startDate,
        displayText(course.duration),
        timeText(displayText(course.startTime)),
      ]}
      action={<RegisterLink course={course} className="btn-outline-secondary" />}
    >
      {() => (
        <RowDetails
          picture={fileUrl(course.filePath)}
          type={isOnHome ? courseTypeName(displayText(course.courseType)) : ''}
          description={toText(course.description)}
          facts={<CourseStart course={course} />}
          actions={
            <CardActions
              event={courseEvent(course)}
              title={displayText(course.title)}
              path={sharedPath('courses', course.id)}
            />
          }
        />
      )}
    </AgendaRow>
  )
}

import { CalendarDays, Clock, type LucideIcon } from 'lucide-react'
import type { Row } from '../../api/contract'
import { displayText } from '../../lib/to-text'
import { dateText, timeText } from '../../messages/format'
import { homeMessages } from '../../messages/site-screens/home'

/** Date and time of an activity. */
export function ActivityFacts({ activity }: { activity: Row<'/admin/api/activities'> }) {
  const date = displayText(activity.date)
  const time = displayText(activity.time)
  return (
    <>
      {date && <Fact icon={CalendarDays}>{dateText(date)}</Fact>}
      {time && <Fact icon={Clock}>{timeText(time)}</Fact>}
    </>
  )
}

/** Duration and start of a course. */
export function CourseFacts({ course }: { course: Row<'/admin/api/courses'> }) {
  const duration = displayText(course.duration)
  return (
    <>
      {duration && <Fact icon={Clock}>{homeMessages().course.duration(duration)}</Fact>}
      <CourseStart course={course} />
    </>
  )
}

/** "Start from" with date and time. */
export function CourseStart({ course }: { course: Row<'/admin/api/courses'> }) {
  const start = [dateText(displayText(course.startDate)), timeText(displayText(course.startTime))]
    .filter(Boolean)
    .join(', ')
  return start && <Fact icon={CalendarDays}>{homeMessages().course.start(start)}</Fact>
}

const Fact = ({ icon: Icon, children }: { icon: LucideIcon; children: string }) => (
  <p className="meta d-flex gap-2 mb-2 fs-5 lh-sm text-body-secondary" dir="auto">
    <Icon aria-hidden="true" /> <span>{children}</span>
  </p>
)

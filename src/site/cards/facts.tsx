import { CalendarDays, Clock, type LucideIcon } from 'lucide-react'
import type { Row } from '../../api/contract'
import { displayText } from '../../lib/to-text'
import { dateText, timeText } from '../../messages/format'
import { homeMessages } from '../../messages/site-screens/home'
import { hasBegun } from './by-date'

/** A day with its time and IST; what is missing is left out. */
export const whenText = (date: unknown, time: unknown) =>
  [dateText(displayText(date)), timeText(displayText(time))].filter(Boolean).join(', ')

/** Date and time of an activity. */
export function ActivityFacts({ activity }: { activity: Row<'/admin/api/activities'> }) {
  const date = dateText(displayText(activity.date))
  const time = timeText(displayText(activity.time))
  return (
    <>
      {date && <Fact icon={CalendarDays}>{date}</Fact>}
      {time && <Fact icon={Clock}>{time}</Fact>}
    </>
  )
}

/** Duration of a course, and "Start from" with date and time. */
export function CourseFacts({ course }: { course: Row<'/admin/api/courses'> }) {
  const texts = homeMessages().course
  const duration = displayText(course.duration)
  const start = whenText(course.startDate, course.startTime)
  return (
    <>
      {duration && <Fact icon={Clock}>{texts.duration(duration)}</Fact>}
      {start && (
        <Fact icon={CalendarDays}>{(hasBegun(course) ? texts.begun : texts.start)(start)}</Fact>
      )}
    </>
  )
}

const Fact = ({ icon: Icon, children }: { icon: LucideIcon; children: string }) => (
  <p className="meta d-flex gap-2 mb-0 lh-sm text-body-secondary" dir="auto">
    <Icon className="text-link" aria-hidden="true" /> <span>{children}</span>
  </p>
)

import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { Row } from '../../api/contract'
import { toText } from '../../data/to-text'
import { cleanLine } from '../../data/typed-text'
import { Deferred } from '../../ui/loading/deferred'
import { AddToCalendar } from '../cards/add-to-calendar'
import { courseEvent } from '../cards/calendar-event'
import { findCourse } from '../outbox/registration-prefill'
import { SentCard } from '../sent-card'
import type { Registration } from './registration-rules'
import { alertMessages } from '../../messages/alerts'
import { registrationMessages } from '../../messages/site-screens/registration'

const shownFields = [
  'name',
  'email',
  'mobno',
  'language',
  'course_type',
  'course_name',
  'address',
  'comment',
] as const

type Course = Row<'/admin/api/courses'>

/** The thanks and the sent values, after the server has accepted them [REG-7]. */
export function RegistrationSummary({
  sent,
  courses,
  onAgain,
}: {
  sent: Registration | undefined
  courses: Promise<Course[]>
  onAgain: () => void
}) {
  const texts = registrationMessages()
  const { again, note, more } = texts.summary
  return (
    <SentCard
      thanks={sent && alertMessages().registered(sent.name)}
      entries={shownFields.map((field) => [texts[field], sent?.[field] ?? ''])}
      againLabel={again}
      onAgain={onAgain}
    >
      <Deferred promise={courses} fallback={null}>
        {(list) => <FirstDay course={sent && registeredFor(sent, list)} />}
      </Deferred>
      <p className="d-flex flex-wrap align-items-center justify-content-between column-gap-4 mt-2 mb-0">
        <span>{note}</span>{' '}
        <Link className="more" to={more.to}>
          <span>{more.label}</span> <ArrowRight aria-hidden="true" />
        </Link>
      </p>
    </SentCard>
  )
}

/** The registered course; undefined if the URL's id and course name do not match. */
function registeredFor({ course_id, course_name }: Registration, courses: Course[]) {
  const course = findCourse(course_id, courses)
  return course && cleanLine(toText(course.title)).startsWith(course_name) ? course : undefined
}

/** The calendar button for the course's first day, if the date can be read. */
function FirstDay({ course }: { course: Course | undefined }) {
  const event = course && courseEvent(course)
  return event && <AddToCalendar events={() => [event]} title={event.title} />
}

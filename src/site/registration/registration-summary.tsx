import { ArrowRight } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import type { Row } from '../../api/contract'
import { langOf, toText } from '../../data/to-text'
import { cleanLine } from '../../data/typed-text'
import { Deferred } from '../../ui/loading/deferred'
import { AddToCalendar } from '../cards/add-to-calendar'
import { courseEvent } from '../cards/calendar-event'
import { findCourse } from '../outbox/registration-prefill'
import type { Registration } from './registration-rules'
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

/** The sent values, after the server has accepted them [REG-7]. */
export function RegistrationSummary({
  sent,
  courses,
}: {
  sent: Registration
  courses: Promise<Course[]>
}) {
  const texts = registrationMessages()
  const heading = useRef<HTMLHeadingElement>(null)

  // Moves the focus to the summary, because the pressed button is at the end of the emptied form.
  useEffect(() => heading.current?.focus(), [sent])

  return (
    <section
      className="registration-summary mb-5 p-5 border rounded-2 bg-body"
      aria-labelledby="registration-sent"
    >
      <h2 ref={heading} className="mb-2 fs-2" id="registration-sent" tabIndex={-1}>
        {texts.summary.title}
      </h2>
      <dl className="mb-0">
        {shownFields.map((field) => (
          <div key={field} className="align-items-baseline column-gap-4 py-2 border-top">
            <dt className="fw-normal fs-5 text-body-secondary">{texts[field]}</dt>
            <dd className="mb-0 fw-semibold text-break" dir="auto" lang={langOf(sent[field])}>
              {sent[field] || <i className="fw-normal text-body-secondary">{texts.summary.none}</i>}
            </dd>
          </div>
        ))}
      </dl>
      <Deferred promise={courses} fallback={null}>
        {(list) => <FirstDay course={registeredFor(sent, list)} />}
      </Deferred>
      <p className="d-flex flex-wrap align-items-center justify-content-between column-gap-4 mt-2 mb-0">
        <span>{texts.summary.note}</span>{' '}
        <Link className="more" to={texts.summary.more.to}>
          <span>{texts.summary.more.label}</span> <ArrowRight aria-hidden="true" />
        </Link>
      </p>
    </section>
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

import { CalendarDays, Clock } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { Row } from '../../api/contract'
import { fileUrl } from '../../api/links'
import { displayText, toText } from '../../data/to-text'
import { dateText, timeText } from '../../messages/format'
import { Picture } from '../../ui/picture'
import { CardActions } from './card-actions'
import { courseEvent } from './calendar-event'
import { MixedScriptText } from '../text/mixed-script-text'
import { anchorOf, pathOf } from './shared-link'
import { homeMessages } from '../../messages/home'

export type Course = Row<'/admin/api/courses'>

/** The path of the registration form, prefilled with the course [COURSE-2]. */
const registrationPath = (course: Course) =>
  `/coursesregister?${new URLSearchParams({
    type: toText(course.courseType),
    id: toText(course.id),
    name: toText(course.title),
  }).toString()}`

/** One course: type, title, description, duration, start, and Register. */
export function CourseCard({
  course,
  picture = fileUrl(course.filePath),
}: {
  course: Course
  /** The picture's URL, in the admin's preview of a file that is not uploaded yet. */
  picture?: string
}) {
  const texts = homeMessages().course
  const title = displayText(course.title)
  const type = displayText(course.courseType)
  const description = toText(course.description)
  const duration = displayText(course.duration)
  const start = [dateText(displayText(course.startDate)), timeText(displayText(course.startTime))]
    .filter(Boolean)
    .join(', ')
  return (
    <li className="card" id={anchorOf('courses', course.id) || undefined} tabIndex={-1}>
      <Picture src={picture} alt="" width={330} height={250} />
      <div className="card-text">
        {type && (
          <span className="pill" dir="auto">
            {type}
          </span>
        )}
        <h3 dir="auto">
          <MixedScriptText>{toText(course.title)}</MixedScriptText>
        </h3>
        {description && (
          <p dir="auto">
            <MixedScriptText>{description}</MixedScriptText>
          </p>
        )}
        {duration && (
          <p className="meta" dir="auto">
            <Clock aria-hidden="true" /> {texts.duration(duration)}
          </p>
        )}
        {start && (
          <p className="meta" dir="auto">
            <CalendarDays aria-hidden="true" /> {texts.start(start)}
          </p>
        )}
        <CardActions
          event={courseEvent(course)}
          title={title}
          path={pathOf('courses', course.id)}
        />
        <Link className="btn btn-primary" to={registrationPath(course)}>
          {texts.register} <span className="visually-hidden">{texts.registerFor(title)}</span>
        </Link>
      </div>
    </li>
  )
}

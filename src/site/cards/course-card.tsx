import { Link } from 'react-router-dom'
import type { Row } from '../../api/contract'
import { fileUrl } from '../../api/links/links'
import { displayText, toText } from '../../lib/to-text'
import { courseMessages, courseTypeName } from '../../messages/site-screens/courses'
import { homeMessages } from '../../messages/site-screens/home'
import { courseEvent } from '../calendar/calendar-event'
import { anchorOf, sharedPath } from '../sharing/shared-link'
import { hasBegun } from './by-date'
import { Card } from './card'
import { CourseFacts, whenText } from './facts'
import { registrationPath } from './registration-path'

/** The card of a course. */
export function CourseCard({
  course,
  picture = fileUrl(course.filePath),
  isGrouped,
  isFirst,
}: {
  course: Row<'/admin/api/courses'>
  /** The picture's URL; the admin's preview passes that of a file which is not uploaded yet. */
  picture?: string
  /** The card is below a heading that names its type, so it does not repeat it. */
  isGrouped?: boolean
  /** The first card of the page, whose picture loads at once. */
  isFirst?: boolean
}) {
  return (
    <Card
      anchor={anchorOf('courses', course.id)}
      picture={picture}
      pictureSize={{ width: 330, height: 250 }}
      type={isGrouped ? '' : courseTypeName(displayText(course.courseType))}
      title={toText(course.title).trim() || courseMessages().untitled}
      description={toText(course.description)}
      facts={<CourseFacts course={course} />}
      when={whenText(course.startDate, course.startTime)}
      event={hasBegun(course) ? undefined : courseEvent(course)}
      path={sharedPath('courses', course.id)}
      record={{ screen: 'courses', id: course.id }}
      action={<RegisterLink course={course} />}
      isFirst={isFirst}
    />
  )
}

/** The link to the registration form, filled with what is known of the course. */
function RegisterLink({ course }: { course: Row<'/admin/api/courses'> }) {
  const texts = homeMessages().course
  return (
    <Link
      className="btn btn-primary text-nowrap"
      to={registrationPath({
        type: toText(course.courseType),
        id: toText(course.id),
        name: toText(course.title),
      })}
      aria-label={texts.registerFor(displayText(course.title))}
    >
      {texts.register}
    </Link>
  )
}

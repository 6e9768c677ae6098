import { Link } from 'react-router-dom'
import type { Row } from '../../api/contract'
import { displayText, toText } from '../../lib/to-text'
import { homeMessages } from '../../messages/site-screens/home'
import { registrationPath } from './registration-path'

/** The link to the registration form, filled with what is known of the course. */
export function RegisterLink({ course }: { course: Row<'/admin/api/courses'> }) {
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

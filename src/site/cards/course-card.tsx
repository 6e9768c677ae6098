import type { Row } from '../../api/contract'
import { fileUrl } from '../../api/links/links'
import { displayText, toText } from '../../lib/to-text'
import { Picture } from '../../ui/picture/picture'
import { CardActions } from './card-actions'
import { courseEvent } from '../calendar/calendar-event'
import { MixedScriptText } from '../text/mixed-script-text'
import { CourseFacts } from './facts'
import { RegisterLink } from './register-link'
import { anchorOf, sharedPath } from '../sharing/shared-link'
import { courseTypeName } from '../../messages/site-screens/courses'
import type { Elements } from '../../ui/elements'

export type Course = Row<'/admin/api/courses'>

export function CourseCard({
  course,
  picture = fileUrl(course.filePath),
  isGrouped,
  fullDescription,
  isFirst,
}: {
  course: Course
  /** The picture's URL; the admin's preview passes that of a file which is not uploaded yet. */
  picture?: string
  /** The card is below a heading that names its type, so it does not repeat it. */
  isGrouped?: boolean
  /** Replaces the description if its long words are cut. */
  fullDescription?: Elements
  /** The first card of the page, whose picture loads at once. */
  isFirst?: boolean
}) {
  const title = displayText(course.title)
  const type = !isGrouped && courseTypeName(displayText(course.courseType))
  const description = toText(course.description)
  return (
    <li className="card" id={anchorOf('courses', course.id) || undefined} tabIndex={-1}>
      <Picture src={picture} alt="" width={330} height={250} isEager={isFirst} />
      <div className="card-body pb-2">
        {type && (
          <p className="badge text-bg-secondary text-wrap lh-sm mb-2" dir="auto">
            {type}
          </p>
        )}
        <h3 className="card-title" dir="auto">
          <MixedScriptText>{toText(course.title)}</MixedScriptText>
        </h3>
        {fullDescription ??
          (description && (
            <p className="card-lead mb-3" dir="auto">
              <MixedScriptText>{description}</MixedScriptText>
            </p>
          ))}
        <CourseFacts course={course} />
      </div>
      <div className="card-body flex-grow-0 pt-2">
        <CardActions
          event={courseEvent(course)}
          title={title}
          path={sharedPath('courses', course.id)}
        >
          <RegisterLink course={course} className="btn-primary me-auto" />
        </CardActions>
      </div>
    </li>
  )
}

import { CalendarDays, Clock } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { Row } from '../../api/contract'
import { fileUrl } from '../../api/links/links'
import { displayText, toText } from '../../data/to-text'
import { dateText, timeText } from '../../messages/format'
import { Picture } from '../../ui/picture/picture'
import { CardActions } from './card-actions'
import { courseEvent } from './calendar-event'
import { MixedScriptText } from '../text/mixed-script-text'
import { registrationPath } from './registration-path'
import { anchorOf, pathOf } from './shared-link'
import { courseTypeName } from '../../messages/site-screens/courses'
import { homeMessages } from '../../messages/site-screens/home'
import type { Elements } from '../../ui/elements'

export type Course = Row<'/admin/api/courses'>

/** One course: type, title, description, duration, start, and Register. */
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
  const texts = homeMessages().course
  const title = displayText(course.title)
  const type = !isGrouped && courseTypeName(displayText(course.courseType))
  const description = toText(course.description)
  const duration = displayText(course.duration)
  const start = [dateText(displayText(course.startDate)), timeText(displayText(course.startTime))]
    .filter(Boolean)
    .join(', ')
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
        {duration && (
          <p className="meta d-flex gap-2 mb-2 fs-5 lh-sm text-body-secondary" dir="auto">
            <Clock aria-hidden="true" /> <span>{texts.duration(duration)}</span>
          </p>
        )}
        {start && (
          <p className="meta d-flex gap-2 mb-2 fs-5 lh-sm text-body-secondary" dir="auto">
            <CalendarDays aria-hidden="true" /> <span>{texts.start(start)}</span>
          </p>
        )}
      </div>
      <div className="card-body flex-grow-0 pt-2">
        <CardActions event={courseEvent(course)} title={title} path={pathOf('courses', course.id)}>
          <Link
            className="btn btn-primary me-auto text-nowrap"
            to={registrationPath({
              type: toText(course.courseType),
              id: toText(course.id),
              name: toText(course.title),
            })}
            aria-label={texts.registerFor(title)}
          >
            {texts.register}
          </Link>
        </CardActions>
      </div>
    </li>
  )
}

import { CalendarDays, Clock, Sun, ArrowRight } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { Row } from '../../api/contract'
import { fileUrl } from '../../api/links/links'
import { displayText, langOf, toText } from '../../lib/to-text'
import { dateText, timeText } from '../../messages/format'
import { LongText } from '../../ui/disclosure/long-text'
import { ExpandableText } from '../../ui/disclosure/expandable-text'
import { commonMessages } from '../../messages/common'
import { Picture } from '../../ui/picture/picture'
import { courseTypeName } from '../../messages/site-screens/courses'
import { homeMessages } from '../../messages/site-screens/home'
import { registrationMessages } from '../../messages/site-screens/registration'
import { artUrl } from '../../messages/page'
import { hasBegun } from '../cards/by-date'

export function ChosenCourse({ course }: { course: Row<'/admin/api/courses'> }) {
  const texts = registrationMessages()
  const { duration: durationText, start, begun } = homeMessages().course
  const [type, title, description, duration, date, startTime, endTime] = [
    courseTypeName(displayText(course.courseType)),
    toText(course.title),
    toText(course.description),
    displayText(course.duration),
    dateText(displayText(course.startDate)),
    timeText(displayText(course.startTime)),
    timeText(displayText(course.endTime)),
  ]
  return (
    <aside className="card chosen-course" aria-label={texts.chosen}>
      <Picture src={fileUrl(course.filePath)} alt="" width={330} height={250} />
      <div className="card-body">
        {type && (
          <p
            className="course-detail badge text-bg-secondary text-wrap lh-sm mb-2"
            dir="auto"
            lang={langOf(type)}
          >
            {type}
          </p>
        )}
        <h2 className="card-title fs-2" dir="auto" lang={langOf(title)}>
          <LongText>{title}</LongText>
        </h2>
        {description && (
          <ExpandableText
            className="course-detail"
            lang={langOf(description)}
            messages={commonMessages().expandableText}
            buttonClassName="course-detail btn-text py-2 fw-semibold fs-5"
          >
            {description}
          </ExpandableText>
        )}
        {duration && (
          <p
            className="course-detail meta d-flex gap-2 mb-2 fs-5 lh-sm text-body-secondary"
            dir="auto"
          >
            <Clock aria-hidden="true" /> <span>{durationText(duration)}</span>
          </p>
        )}
        {date && (
          <p className="meta d-flex gap-2 mb-2 fs-5 lh-sm text-body-secondary" dir="auto">
            <CalendarDays aria-hidden="true" />{' '}
            <span>{(hasBegun(course) ? begun : start)(date)}</span>
          </p>
        )}
        {startTime && (
          <p
            className="course-detail meta d-flex gap-2 mb-2 fs-5 lh-sm text-body-secondary"
            dir="auto"
          >
            <Sun aria-hidden="true" />{' '}
            <span>
              {endTime ? texts.hours(startTime.replace(/\sIST$/i, ''), endTime) : startTime}
            </span>
          </p>
        )}
      </div>
    </aside>
  )
}

/** The placeholder of the course card; hidden on phones while no course is chosen. */
export function ChosenCourseSkeleton({ isChosen }: { isChosen: boolean }) {
  return (
    <div
      className={`card chosen-course placeholder-glow ${isChosen ? '' : 'no-course-yet'}`}
      aria-hidden="true"
    >
      <div className="picture" />
      <div className="card-body">
        <p className="course-detail mb-2">
          <span className="badge placeholder w-25">&nbsp;</span>
        </p>
        <p className="h2 card-title fs-2">
          <span className="placeholder w-75" />
        </p>
        <p className="course-detail">
          <span className="placeholder w-100" /> <span className="placeholder w-100" />{' '}
          <span className="placeholder w-75" />
        </p>
        <p className="meta d-flex gap-2 mb-2 fs-5 lh-sm text-body-secondary">
          <span className="placeholder w-50" />
        </p>
        <p className="course-detail meta d-flex gap-2 mb-2 fs-5 lh-sm text-body-secondary">
          <span className="placeholder w-75" />
        </p>
        <p className="course-detail meta d-flex gap-2 mb-2 fs-5 lh-sm text-body-secondary">
          <span className="placeholder w-50" />
        </p>
      </div>
    </div>
  )
}

/** In place of the course: none is chosen yet, or the link's one is not in the list. */
export function NoCourse({
  texts: { title, text: sentence, link },
  className = '',
}: {
  texts: ReturnType<typeof registrationMessages>['unchosen']
  className?: string
}) {
  return (
    <aside className={`card chosen-course ${className}`} aria-labelledby="no-course-yet">
      <Picture src={artUrl('c-gita')} alt="" width={330} height={250} />
      <div className="card-body">
        <h2 className="card-title fs-2" id="no-course-yet">
          {title}
        </h2>
        <p className="course-detail">{sentence}</p>
        <Link className="more" to={link.to}>
          <span>{link.label}</span> <ArrowRight aria-hidden="true" />
        </Link>
      </div>
    </aside>
  )
}

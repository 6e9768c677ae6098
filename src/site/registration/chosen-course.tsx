import { CalendarDays, Clock, Sun } from 'lucide-react'
import type { Row } from '../../api/contract'
import { fileUrl } from '../../api/links/links'
import { displayText, langOf, toText } from '../../data/to-text'
import { dateText, timeText } from '../../messages/format'
import { LongText } from '../../ui/disclosure/long-text'
import { ExpandableText } from '../../ui/disclosure/expandable-text'
import { commonMessages } from '../../messages/common'
import { Picture } from '../../ui/picture/picture'
import { courseTypeName } from '../../messages/site-screens/courses'
import { homeMessages } from '../../messages/site-screens/home'
import { registrationMessages } from '../../messages/site-screens/registration'

/** The course of the registration, with its times [COURSE-2]. */
export function ChosenCourse({ course }: { course: Row<'/admin/api/courses'> }) {
  const texts = registrationMessages()
  const { duration: durationText, start: startText } = homeMessages().course
  const [type, title, description, duration, date, from, to] = [
    courseTypeName(displayText(course.courseType)),
    toText(course.title),
    toText(course.description),
    displayText(course.duration),
    displayText(course.startDate),
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
            <CalendarDays aria-hidden="true" /> <span>{startText(dateText(date))}</span>
          </p>
        )}
        {from && (
          <p
            className="course-detail meta d-flex gap-2 mb-2 fs-5 lh-sm text-body-secondary"
            dir="auto"
          >
            <Sun aria-hidden="true" />{' '}
            <span>{to ? texts.hours(from.replace(/\sIST$/i, ''), to) : from}</span>
          </p>
        )}
      </div>
    </aside>
  )
}

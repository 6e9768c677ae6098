import { ArrowRight, CalendarDays, Clock, Sun } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { Row } from '../../api/contract'
import { fileUrl } from '../../api/links'
import { displayText, langOf, toText } from '../../data/to-text'
import { art } from '../../messages/page'
import { dateText, timeText } from '../../messages/format'
import { LongText } from '../../ui/long-text'
import { WholeText } from '../../ui/whole-text'
import { wholeTextMessages } from '../../messages/whole-text'
import { Picture } from '../../ui/picture'
import { courseTypeName } from '../cards/course-type'
import { homeMessages } from '../../messages/home'
import { registrationMessages } from '../../messages/registration'

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
            className="course-detail badge text-bg-secondary text-wrap mb-2"
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
          <WholeText
            className="course-detail"
            lang={langOf(description)}
            messages={wholeTextMessages()}
            buttonClassName="course-detail btn-text py-2 fw-semibold fs-5"
          >
            {description}
          </WholeText>
        )}
        {duration && (
          <p
            className="course-detail meta d-flex gap-2 mb-2 fs-5 lh-sm text-body-secondary"
            dir="auto"
          >
            <Clock aria-hidden="true" /> {durationText(duration)}
          </p>
        )}
        {date && (
          <p className="meta d-flex gap-2 mb-2 fs-5 lh-sm text-body-secondary" dir="auto">
            <CalendarDays aria-hidden="true" /> {startText(dateText(date))}
          </p>
        )}
        {from && (
          <p
            className="course-detail meta d-flex gap-2 mb-2 fs-5 lh-sm text-body-secondary"
            dir="auto"
          >
            <Sun aria-hidden="true" /> {to ? texts.hours(from.replace(/\sIST$/i, ''), to) : from}
          </p>
        )}
      </div>
    </aside>
  )
}

/** The card while the courses load; hidden on phones where no course is chosen. */
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
        <h2 className="card-title fs-2">
          <span className="placeholder w-75" />
        </h2>
        <p className="course-detail">
          <span className="placeholder w-100" /> <span className="placeholder w-75" />
        </p>
        <p className="meta d-flex gap-2 mb-2 fs-5 lh-sm text-body-secondary">
          <span className="placeholder w-50" />
        </p>
        <p className="course-detail meta d-flex gap-2 mb-2 fs-5 lh-sm text-body-secondary">
          <span className="placeholder w-75" />
        </p>
      </div>
    </div>
  )
}

/** The placeholder until a course is chosen. */
export function NoCourseYet() {
  const { title, text: sentence, link } = registrationMessages().unchosen
  return (
    <aside className="card chosen-course no-course-yet" aria-labelledby="no-course-yet">
      <img src={art('c-gita')} alt="" width={330} height={250} loading="lazy" />
      <div className="card-body">
        <h2 className="card-title fs-2" id="no-course-yet">
          {title}
        </h2>
        <p>{sentence}</p>
        <Link className="more" to={link.to}>
          {link.label} <ArrowRight aria-hidden="true" />
        </Link>
      </div>
    </aside>
  )
}

import { ArrowRight, CalendarDays, Clock, Sun } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { Row } from '../../api/contract'
import { fileUrl } from '../../api/links'
import { displayText, langOf, toText } from '../../data/to-text'
import { art } from '../../messages/page'
import { dateText, timeText } from '../../messages/format'
import { LongText } from '../../ui/long-text'
import { Picture } from '../../ui/picture'
import { homeMessages } from '../../messages/home'
import { registrationMessages } from '../../messages/registration'

/** The course of the registration, with its times [COURSE-2]. */
export function ChosenCourse({ course }: { course: Row<'/admin/api/courses'> }) {
  const texts = registrationMessages()
  const { duration: durationText, start: startText } = homeMessages().course
  const [type, title, description, duration, date, from, to] = [
    displayText(course.courseType),
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
      <div className="card-text">
        {type && (
          <span className="pill" dir="auto" lang={langOf(type)}>
            {type}
          </span>
        )}
        <h2 dir="auto" lang={langOf(title)}>
          <LongText>{title}</LongText>
        </h2>
        {description && (
          <p dir="auto" lang={langOf(description)}>
            <LongText>{description}</LongText>
          </p>
        )}
        {duration && (
          <p className="meta" dir="auto">
            <Clock aria-hidden="true" /> {durationText(duration)}
          </p>
        )}
        {date && (
          <p className="meta" dir="auto">
            <CalendarDays aria-hidden="true" /> {startText(dateText(date))}
          </p>
        )}
        {from && (
          <p className="meta" dir="auto">
            <Sun aria-hidden="true" /> {to ? texts.hours(from.replace(/\sIST$/i, ''), to) : from}
          </p>
        )}
      </div>
    </aside>
  )
}

/** The placeholder until a course is chosen. */
export function NoCourseYet() {
  const { title, text: sentence, link } = registrationMessages().unchosen
  return (
    <aside className="card chosen-course no-course-yet" aria-labelledby="no-course-yet">
      <img src={art('c-gita')} alt="" width={330} height={250} loading="lazy" />
      <div className="card-text">
        <h2 id="no-course-yet">{title}</h2>
        <p>{sentence}</p>
        <Link className="more" to={link.to}>
          {link.label} <ArrowRight aria-hidden="true" />
        </Link>
      </div>
    </aside>
  )
}

import { useId, useState } from 'react'
import { Link } from 'react-router-dom'
import type { Row } from '../../api/contract'
import { displayText } from '../../data/to-text'
import { Deferred } from '../../ui/deferred'
import { Question } from '../form-field'
import { coursesFor, courseWithId, type Prefill } from '../outbox/registration-prefill'
import { registrationMessages } from '../../messages/registration'

type Course = Row<'/admin/api/courses'>

/**
 * Course type and course name [REG-2] [REG-3]: what the address says is set and
 * explained, what it does not say can be chosen.
 */
export function CourseFields({
  prefill,
  courses,
  onChoose,
}: {
  prefill: Prefill
  courses: Promise<Course[]>
  onChoose: (course: Course | undefined) => void
}) {
  const texts = registrationMessages()
  const note = useId()
  const [type, setType] = useState(prefill.type ?? '')
  const set = prefill.type && prefill.name ? 'both' : prefill.type ? 'course_type' : 'course_name'
  return (
    <>
      {(prefill.type ?? prefill.name) && (
        <p className="form-note field-wide" id={note}>
          {texts.prefilled[set]}{' '}
          <Link className="other-course" to="/courses">
            {texts.prefilled.other}
          </Link>
        </p>
      )}
      {prefill.type ? (
        <Set name="course_type" value={prefill.type} note={note} />
      ) : (
        <Question form="registration" name="course_type" label={registrationMessages().course_type}>
          {(control) => (
            <select
              {...control}
              className="form-select"
              onChange={(event) => {
                setType(event.target.value)
                onChoose(undefined)
              }}
            >
              <option value="">{texts.chooseType}</option>
              {Object.entries(texts.types).map(([option, name]) => (
                <option key={option} value={option}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </Question>
      )}
      {prefill.name ? (
        <Set name="course_name" value={prefill.name} note={note} />
      ) : (
        <Deferred promise={courses} waiting={<Name courses={[]} {...{ type, onChoose }} waiting />}>
          {(list) => <Name key={type} {...{ type, courses: list, id: prefill.id, onChoose }} />}
        </Deferred>
      )}
    </>
  )
}

/** A field that the address has filled: locked, and sent all the same. */
function Set({
  name,
  value,
  note,
}: {
  name: 'course_type' | 'course_name'
  value: string
  note: string
}) {
  return (
    <Question form="registration" name={name} label={registrationMessages()[name]}>
      {(control) => (
        <input
          {...control}
          className="form-control"
          value={value}
          aria-describedby={note}
          dir="auto"
          disabled
        />
      )}
    </Question>
  )
}

/** The courses of the type; a text box when the list cannot be had. */
function Name({
  courses,
  type,
  id,
  waiting,
  onChoose,
}: {
  courses: Course[]
  type: string
  id?: string
  waiting?: boolean
  onChoose: (course: Course | undefined) => void
}) {
  const texts = registrationMessages()
  const offered = coursesFor(type, courses)
  const named = courseWithId(id, offered)
  return (
    <Question form="registration" name="course_name" label={registrationMessages().course_name}>
      {(control) =>
        offered.length || waiting ? (
          // Two courses may share a name, so the options are told apart by their place.
          <select
            {...control}
            name="course"
            className="form-select"
            defaultValue={named ? courses.indexOf(named) : ''}
            aria-busy={waiting}
            onChange={(event) => onChoose(courses[Number(event.target.value || NaN)])}
          >
            <option value="">{texts.chooseCourse}</option>
            {offered.map((course) => (
              <option key={courses.indexOf(course)} value={courses.indexOf(course)}>
                {displayText(course.title)}
              </option>
            ))}
          </select>
        ) : (
          <input {...control} className="form-control" dir="auto" autoComplete="off" />
        )
      }
    </Question>
  )
}

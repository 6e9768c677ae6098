import { useId, useState } from 'react'
import { Link } from 'react-router-dom'
import type { Row } from '../../api/contract'
import { displayText } from '../../data/to-text'
import { Deferred } from '../../ui/deferred'
import { FormField } from '../form-field'
import { coursesFor, courseWithId, type Prefill } from '../outbox/registration-prefill'
import { registrationMessages } from '../../messages/registration'

type Course = Row<'/admin/api/courses'>

/** Course type and course name [REG-2] [REG-3]: a value of the URL is locked and explained, else it can be chosen. */
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
  const prefilled =
    prefill.type && prefill.name ? 'both' : prefill.type ? 'course_type' : 'course_name'
  return (
    <>
      {(prefill.type ?? prefill.name) && (
        <p className="form-note field-wide fs-5 text-body-secondary" id={note}>
          {texts.prefilled[prefilled]}{' '}
          <Link className="other-course" to="/courses">
            {texts.prefilled.other}
          </Link>
        </p>
      )}
      {prefill.type ? (
        <PrefilledField name="course_type" value={prefill.type} note={note} />
      ) : (
        <FormField
          form="registration"
          name="course_type"
          label={registrationMessages().course_type}
        >
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
        </FormField>
      )}
      {prefill.name ? (
        <PrefilledField name="course_name" value={prefill.name} note={note} />
      ) : (
        <Deferred
          promise={courses}
          waiting={<CourseNameField courses={[]} {...{ type, onChoose }} isLoading />}
        >
          {(list) => (
            <CourseNameField key={type} {...{ type, courses: list, id: prefill.id, onChoose }} />
          )}
        </Deferred>
      )}
    </>
  )
}

/** A field that the URL has filled: disabled, but its value is sent. */
function PrefilledField({
  name,
  value,
  note,
}: {
  name: 'course_type' | 'course_name'
  value: string
  note: string
}) {
  return (
    <FormField form="registration" name={name} label={registrationMessages()[name]}>
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
    </FormField>
  )
}

/** A select of the courses of the type; a text input when the list has no courses or failed to load. */
function CourseNameField({
  courses,
  type,
  id,
  isLoading,
  onChoose,
}: {
  courses: Course[]
  type: string
  id?: string
  isLoading?: boolean
  onChoose: (course: Course | undefined) => void
}) {
  const texts = registrationMessages()
  const offered = coursesFor(type, courses)
  const selected = courseWithId(id, offered)
  return (
    <FormField form="registration" name="course_name" label={registrationMessages().course_name}>
      {(control) =>
        offered.length || isLoading ? (
          // Two courses may share a name, so an option's value is the course's index.
          <select
            {...control}
            name="course"
            className="form-select"
            defaultValue={selected ? courses.indexOf(selected) : ''}
            aria-busy={isLoading}
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
    </FormField>
  )
}

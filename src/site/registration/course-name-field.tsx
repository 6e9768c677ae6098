import type { Row } from '../../api/contract'
import { displayText } from '../../data/to-text'
import { FormField } from '../form-field'
import { coursesFor, findCourse } from '../outbox/registration-prefill'
import { registrationMessages } from '../../messages/site-screens/registration'

type Course = Row<'/admin/api/courses'>

/** A select of the courses of the type; a text input when the list has no courses or failed to load. */
export function CourseNameField({
  courses,
  type,
  id,
  isLoading,
  error,
  onChoose,
}: {
  courses: Course[]
  type: string
  id?: string
  isLoading?: boolean
  error?: string
  onChoose: (course: Course | undefined) => void
}) {
  const texts = registrationMessages()
  const offered = coursesFor(type, courses)
  const selected = findCourse(id, offered)
  return (
    <FormField
      form="registration"
      name="course_name"
      label={registrationMessages().course_name}
      error={error}
    >
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

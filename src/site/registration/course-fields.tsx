import { useId, useState } from 'react'
import { Link } from 'react-router-dom'
import type { Row } from '../../api/contract'
import { Deferred } from '../../ui/loading/deferred'
import { FormField } from '../form-field'
import type { Prefill } from '../cards/registration-path'
import { registrationMessages } from '../../messages/site-screens/registration'
import { PrefilledField } from './prefilled-field'
import type { FieldErrors } from './person-fields'
import { CourseNameField } from './course-name-field'

type Course = Row<'/admin/api/courses'>

/** Course type and course name [REG-2] [REG-3]: a value of the URL is locked and explained, else it can be chosen. */
export function CourseFields({
  prefill,
  courses,
  errors,
  onChoose,
}: {
  prefill: Prefill
  courses: Promise<Course[]>
  errors: FieldErrors
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
          <span>{texts.prefilled[prefilled]}</span>{' '}
          <Link className="text-nowrap" to="/courses">
            {texts.prefilled.other}
          </Link>
        </p>
      )}
      {prefill.type ? (
        <PrefilledField
          name="course_type"
          value={prefill.type}
          note={note}
          error={errors.course_type}
        />
      ) : (
        <FormField
          form="registration"
          name="course_type"
          label={registrationMessages().course_type}
          error={errors.course_type}
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
        <PrefilledField
          name="course_name"
          value={prefill.name}
          note={note}
          error={errors.course_name}
        />
      ) : (
        <Deferred
          promise={courses}
          fallback={<CourseNameField courses={[]} {...{ type, onChoose }} isLoading />}
        >
          {(list) => (
            <CourseNameField
              key={type}
              {...{ type, courses: list, id: prefill.id, onChoose }}
              error={errors.course_name}
            />
          )}
        </Deferred>
      )}
    </>
  )
}

import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import type { Row } from '../../api/contract'
import { Deferred } from '../../ui/loading/deferred'
import { fillForm } from '../../ui/form/fill-form'
import { forSelect } from '../../ui/form/field'
import { FormField, NameAndEmailFields } from '../form-field'
import type { Prefill } from '../cards/registration-path'
import { registrationMessages } from '../../messages/site-screens/registration'
import { isKeyOf } from '../../lib/look-up'
import { displayText, toText } from '../../lib/to-text'
import { dateText } from '../../messages/format'
import { courseTypeName } from '../../messages/site-screens/courses'
import { type Chosen, courseKey, coursesFor, findCourse } from './registration-prefill'
import { type RegistrationField, registrationLimits } from './registration-rules'

type Course = Row<'/admin/api/courses'>

/** Says which course fields the URL has filled; nothing where it has filled none. */
export function PrefilledNote({ id, prefill: { type, name } }: { id: string; prefill: Prefill }) {
  const texts = registrationMessages().prefilled
  if (!type && !name) return null
  return (
    <p className="mb-4 fs-5 text-body-secondary" id={id}>
      <span>{texts[type && name ? 'both' : type ? 'course_type' : 'course_name']}</span>{' '}
      <Link className="text-nowrap" to="/courses">
        {texts.other}
      </Link>
    </p>
  )
}

/** Course type and course name: a value of the URL is locked, else it can be chosen. */
export function CourseFields({
  prefill,
  note,
  courses,
  errors,
  kept,
  onChoose,
}: {
  prefill: Prefill
  /** The id of the note that explains a locked field. */
  note: string
  courses: Promise<Course[]>
  errors: FieldErrors
  /** The key of a course that is put back once the list is there. */
  kept: string | undefined
  onChoose: (course: Chosen | undefined) => void
}) {
  const texts = registrationMessages()
  // The chosen course may have another type than the one that the list was narrowed to.
  const [wantedType, setWantedType] = useState(prefill.type ?? '')
  const [type, setType] = useState('')
  const chooseCourse = (course: Chosen | undefined) => {
    setType(course && course !== 'gone' ? toText(course.courseType) : wantedType)
    onChoose(course)
  }
  return (
    <>
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
              {...forSelect(control)}
              className="form-select"
              value={type}
              // Before the form keeps its values: another type begins without a course.
              onInput={({ currentTarget }) => {
                const course = currentTarget.form?.elements.namedItem('course')
                if (course instanceof HTMLSelectElement) course.value = ''
              }}
              onChange={(event) => {
                setWantedType(event.target.value)
                setType(event.target.value)
                onChoose(undefined)
              }}
            >
              <option value="">{texts.chooseType}</option>
              {type && !isKeyOf(texts.types, type) && (
                <option value={type}>{courseTypeName(type)}</option>
              )}
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
          fallback={
            <CourseNameField courses={[]} type={wantedType} onChoose={chooseCourse} isLoading />
          }
        >
          {(list) => (
            <CourseNameField
              key={wantedType}
              type={wantedType}
              courses={list}
              id={prefill.id}
              kept={kept}
              onChoose={chooseCourse}
              error={errors.course_name}
            />
          )}
        </Deferred>
      )}
    </>
  )
}

/** A select of the courses of the type; a text input when the list has no courses or failed to load. */
function CourseNameField({
  courses,
  type,
  id,
  kept,
  isLoading,
  error,
  onChoose,
}: {
  courses: Course[]
  type: string
  id?: string
  kept?: string
  isLoading?: boolean
  error?: string
  onChoose: (course: Chosen | undefined) => void
}) {
  const texts = registrationMessages()
  const offered = coursesFor(type, courses)
  const selected = findCourse(id, offered)
  const select = useRef<HTMLSelectElement>(null)

  const putBack = useEffectEvent((key: string) => {
    if (offered.some((course) => courseKey(course) === key))
      fillForm(select.current!.form!, { course: key })
    else onChoose('gone')
  })
  useEffect(() => {
    if (kept && select.current && !isLoading) putBack(kept)
  }, [kept, isLoading])

  function titleOf(course: Course) {
    const title = displayText(course.title)
    const day = displayText(course.startDate)
    const hasTwin = offered.some((other) => other !== course && displayText(other.title) === title)
    return hasTwin && day ? texts.courseOn(title, dateText(day)) : title
  }
  return (
    <FormField
      form="registration"
      name="course_name"
      label={registrationMessages().course_name}
      error={error}
      required
    >
      {(control) =>
        offered.length || isLoading ? (
          <select
            {...forSelect(control)}
            ref={select}
            name="course"
            className="form-select"
            defaultValue={selected ? courseKey(selected) : ''}
            aria-busy={isLoading}
            onChange={({ target }) =>
              onChoose(courses.find((course) => courseKey(course) === target.value))
            }
          >
            <option value="">{texts.chooseCourse}</option>
            {offered.map((course) => (
              <option key={courses.indexOf(course)} value={courseKey(course)}>
                {titleOf(course)}
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

/** A field that the URL has filled: disabled, but its value is sent. */
function PrefilledField({
  name,
  value,
  note,
  error,
}: {
  name: 'course_type' | 'course_name'
  value: string
  /** The id of the note that explains it. */
  note: string
  error?: string
}) {
  return (
    <FormField form="registration" name={name} label={registrationMessages()[name]} error={error}>
      {(control) => (
        <input
          {...control}
          className="form-control"
          value={value}
          aria-describedby={[note, control['aria-describedby']].filter(Boolean).join(' ')}
          dir="auto"
          disabled
        />
      )}
    </FormField>
  )
}

type FieldErrors = Partial<Record<RegistrationField, string>>

export function PersonFields({ errors }: { errors: FieldErrors }) {
  const texts = registrationMessages()
  return (
    <>
      <NameAndEmailFields form="registration" texts={texts} errors={errors} />
      <FormField form="registration" name="mobno" label={texts.mobno} error={errors.mobno}>
        {(control) => <input {...control} className="form-control" type="tel" autoComplete="tel" />}
      </FormField>
    </>
  )
}

export function LanguageField({ error }: { error?: string }) {
  const texts = registrationMessages()
  return (
    <FormField form="registration" name="language" label={texts.language} error={error} required>
      {(control) => (
        <select {...forSelect(control)} className="form-select" defaultValue="">
          <option value="">{texts.chooseLanguage}</option>
          {Object.entries(texts.languages).map(([language, name]) => (
            <option key={language} value={language}>
              {name}
            </option>
          ))}
        </select>
      )}
    </FormField>
  )
}

export function AddressAndCommentFields({ errors }: { errors: FieldErrors }) {
  const texts = registrationMessages()
  return (
    <>
      <FormField
        form="registration"
        name="address"
        label={texts.address}
        error={errors.address}
        limits={registrationLimits.address}
        required
      >
        {(control) => (
          <textarea
            {...control}
            className="form-control"
            rows={3}
            autoComplete="street-address"
            dir="auto"
          />
        )}
      </FormField>
      <FormField
        form="registration"
        name="comment"
        label={texts.comment}
        error={errors.comment}
        limits={registrationLimits.comment}
        required
      >
        {(control) => <textarea {...control} className="form-control" rows={4} dir="auto" />}
      </FormField>
    </>
  )
}

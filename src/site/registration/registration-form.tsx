import { useCallback, useId, useRef, useState } from 'react'
import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { Row } from '../../api/contract'
import { register } from '../../api/general'
import { lookUp } from '../../lib/look-up'
import { toText } from '../../lib/to-text'
import { AlertRegion } from '../../ui/alert/alert'
import { Form, SendButton } from '../../ui/form/form'
import { useFormOutcome } from '../use-form-outcome'
import { OutboxPrompt } from '../outbox/outbox-prompt'
import { ClearButton, dropText, keepText, KeptText } from '../outbox/kept-text'
import { useOutbox } from '../outbox/use-outbox'
import {
  AddressAndCommentFields,
  CourseFields,
  LanguageField,
  PersonFields,
  PrefilledNote,
} from './registration-fields'
import { type Prefill, registrationPath } from '../cards/registration-path'
import {
  invalidRegistrationFields,
  registrationLimits,
  registrationOf,
  type Registration,
  type RegistrationField,
} from './registration-rules'
import { alertMessages } from '../../messages/alerts'
import { courseTypeName } from '../../messages/site-screens/courses'
import { registrationMessages } from '../../messages/site-screens/registration'
import { cleanLine } from '../../lib/typed-text'
import { Deferred } from '../../ui/loading/deferred'
import { AddToCalendar } from '../calendar/add-to-calendar'
import { hasBegun } from '../cards/by-date'
import { courseEvent } from '../calendar/calendar-event'
import { type Chosen, courseKey, findCourse, linkedCourse } from './registration-prefill'
import { SentCard } from '../sent-card'

type Course = Row<'/admin/api/courses'>

/**
 * The registration form. Shows all validation errors at once; after the server has accepted the
 * registration, the fields are cleared and a summary is shown.
 */
export function RegistrationForm({
  prefill,
  courses,
  onChoose,
  onAgain,
}: {
  prefill: Prefill
  courses: Promise<Course[]>
  onChoose: (course: Chosen | undefined) => void
  /** Called when the visitor wants to register for another course. */
  onAgain: () => void
}) {
  const texts = registrationMessages()
  const messages = alertMessages()
  const { alert, errors, setOutcome, closeAlert } = useFormOutcome(
    'registration',
    registrationWords,
  )
  const [sent, setSent] = useState<Registration>()
  const [keptCourse, setKeptCourse] = useState<string>()
  const waitingCourse = useRef<string>(undefined)
  const keepCourse = useCallback((key: string | undefined) => {
    waitingCourse.current = key
    setKeptCourse(key)
  }, [])
  const outbox = useOutbox('registration')
  const keptAs = registrationPath(prefill)

  async function send(values: FormData): Promise<boolean> {
    const registration = await readRegistration(values, prefill, courses)
    const invalid = invalidRegistrationFields(registration)
    setOutcome(invalid.length ? { invalid, name: registration.name } : undefined)
    if (invalid.length) return false

    const { onLine } = navigator
    const result = await register(registration)
    if (result.ok) {
      setSent(registration)
      setOutcome({ acceptedFrom: registration.name })
      onChoose(undefined)
      outbox.markSent()
      return true
    }
    if (result.cause === 'offline') {
      // The link leads back to this form, also where its id was not sent.
      outbox.save(values, prefill.name ? prefill : courseOf(registration), onLine)
      dropText(keptAs)
    }
    setOutcome({ failure: result })
    return false
  }

  const note = useId()
  return (
    <div className="card px-4 py-5 p-md-6 scripted">
      <AlertRegion alert={alert} messages={messages} takesFocus onClose={closeAlert} />
      {sent && (
        <RegistrationSummary
          sent={sent}
          courses={courses}
          onAgain={() => {
            setSent(undefined)
            setOutcome(undefined)
            onAgain()
          }}
        />
      )}
      <Form
        onSend={send}
        // A text in the outbox is kept there.
        onDirty={(isDirty, values) =>
          outbox.isOwn || keepText(keptAs, isDirty, values, waitingCourse.current)
        }
        retryAt={alert?.retryAt}
        hidden={sent && !outbox.entry}
      >
        <KeptText name={keptAs} onCourse={keepCourse} />
        <OutboxPrompt outbox={outbox} course={prefill} sendLabel={texts.submit} />
        <p className="mb-4 fs-5 text-body-secondary">
          <span>{texts.needed.before}</span> <span className="text-danger">*</span>{' '}
          <span>{texts.needed.after}</span>
        </p>
        <PrefilledNote id={note} prefill={prefill} />
        <div className="fields">
          <PersonFields errors={errors} />
          <CourseFields
            prefill={prefill}
            note={note}
            courses={courses}
            errors={errors}
            kept={keptCourse}
            onChoose={(course) => {
              keepCourse(undefined)
              onChoose(course)
            }}
          />
          <LanguageField error={errors.language} />
          <AddressAndCommentFields errors={errors} />
        </div>
        <div className="btn-row d-flex flex-wrap gap-3 mt-5">
          <SendButton className="btn btn-primary btn-lg" busyLabel={texts.sending}>
            {texts.submit}
          </SendButton>
          <ClearButton name={keptAs} />
        </div>
      </Form>
    </div>
  )
}

function registrationWords() {
  const { registrantName: name, ...sentences } = alertMessages()
  return {
    thanks: sentences.registered,
    sentences: { ...sentences, name },
    limits: registrationLimits,
    labels: fieldLabels(),
    aliases: { course_name: ['course_id'] },
  }
}

/** The labels of the fields, in the order of the screen. */
function fieldLabels(): Record<RegistrationField, string> {
  const { name, email, mobno, course_type, course_name, language, address, comment } =
    registrationMessages()
  return { name, email, mobno, course_type, course_name, language, address, comment }
}

const courseOf = ({ course_type: type, course_name: name, course_id: id }: Registration) => ({
  type,
  name,
  id,
})

/** The registration from fields and URL; a selected course replaces name and id. */
async function readRegistration(values: FormData, prefill: Prefill, courses: Promise<Course[]>) {
  const { type, name, id } = prefill
  const selected = values.get('course')
  const list = await courses
  const course = selected ? list.find((one) => courseKey(one) === selected) : undefined
  const linked = name ? linkedCourse(prefill, list) : undefined
  // The link's own id, where the list does not know the course or could not be had.
  const isOtherCourse = name !== undefined && !linked && findCourse(id, list) !== undefined
  const linkedId = linked ? toText(linked.id) : isOtherCourse ? undefined : id
  return registrationOf(values, {
    ...(type && { course_type: type }),
    ...(name && { course_name: name }),
    ...(course && { course_name: toText(course.title), course_type: toText(course.courseType) }),
    course_id: (selected === null ? linkedId : course && toText(course.id)) || undefined,
  })
}

const shownFields = [
  'name',
  'email',
  'mobno',
  'course_type',
  'course_name',
  'language',
  'address',
  'comment',
] as const

/** The sent values, after the server has accepted them. */
function RegistrationSummary({
  sent,
  courses,
  onAgain,
}: {
  sent: Registration
  courses: Promise<Course[]>
  onAgain: () => void
}) {
  const texts = registrationMessages()
  const { again, note, more } = texts.summary
  return (
    <SentCard
      entries={shownFields.map((field) => [texts[field], shownValue(field, sent[field])])}
      againLabel={again}
      onAgain={onAgain}
    >
      <Deferred promise={courses} fallback={null}>
        {(list) => <FirstDay course={registeredFor(sent, list)} />}
      </Deferred>
      <p className="d-flex flex-wrap align-items-center justify-content-between column-gap-4 mt-2 mb-0">
        <span>{note}</span>{' '}
        <Link className="more" to={more.to}>
          <span>{more.label}</span> <ArrowRight aria-hidden="true" />
        </Link>
      </p>
    </SentCard>
  )
}

/** A value in the words in which it was chosen. */
const shownValue = (field: RegistrationField, value: string) =>
  field === 'language'
    ? (lookUp(registrationMessages().languages, value) ?? value)
    : field === 'course_type'
      ? (lookUp(registrationMessages().types, value) ?? courseTypeName(value))
      : value

/** The registered course; undefined if the URL's id and course name do not match. */
function registeredFor({ course_id, course_name }: Registration, courses: Course[]) {
  const course = findCourse(course_id, courses)
  return course && cleanLine(toText(course.title)).startsWith(course_name) ? course : undefined
}

/** The calendar button for the course's first day, if the date can be read. */
function FirstDay({ course }: { course: Course | undefined }) {
  const event = course && !hasBegun(course) && courseEvent(course)
  return event && <AddToCalendar events={() => [event]} title={event.title} />
}

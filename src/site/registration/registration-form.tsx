import { useState } from 'react'
import type { AlertContent } from '../../data/alert-content'
import type { Row } from '../../api/contract'
import { register } from '../../api/general'
import { toText } from '../../data/to-text'
import { AlertRegion } from '../../ui/alert/alert'
import { Form, SendButton } from '../../ui/form/form'
import { failureAlert, validationFailures } from '../validation-alert'
import { OutboxPrompt } from '../outbox/outbox-prompt'
import { useOutbox } from '../outbox/use-outbox'
import { CourseFields } from './course-fields'
import { PersonFields } from './person-fields'
import { AddressAndCommentFields } from './address-and-comment-fields'
import type { Prefill } from '../cards/registration-path'
import {
  invalidRegistrationFields,
  registrationLimits,
  registrationOf,
  type Registration,
  type RegistrationField,
} from './registration-rules'
import { RegistrationSummary } from './registration-summary'
import { alertMessages } from '../../messages/alerts'
import { registrationMessages } from '../../messages/site-screens/registration'

type Course = Row<'/admin/api/courses'>

/**
 * The registration form [REG-1] [CONTACT-4]. Shows all validation errors at once; after the server has accepted the
 * registration, the fields are cleared and a summary is shown.
 */
export function RegistrationForm({
  prefill,
  courses,
  onChoose,
}: {
  prefill: Prefill
  courses: Promise<Course[]>
  onChoose: (course: Course | undefined) => void
}) {
  const texts = registrationMessages()
  const messages = alertMessages()
  const [errors, setErrors] = useState<Partial<Record<RegistrationField, string>>>({})
  const [alert, setAlert] = useState<AlertContent>()
  const [sent, setSent] = useState<Registration>()
  const outbox = useOutbox('registration')

  async function send(values: FormData): Promise<boolean> {
    const registration = await readRegistration(values, prefill, courses)
    const { registrantName: name, ...sentences } = messages
    const invalid = validationFailures(
      'registration',
      invalidRegistrationFields(registration),
      { ...sentences, name },
      registrationLimits,
    )
    setErrors(invalid.errors)
    setAlert(invalid.alert)
    if (invalid.alert) return false

    const { onLine } = navigator
    const reply = await register(registration)
    if (reply.ok) {
      setSent(registration)
      onChoose(undefined)
      outbox.markSent()
      return true
    }
    if (reply.cause === 'offline') outbox.save(values, courseOf(registration), onLine)
    const failure = failureAlert('registration', reply, fieldLabels(), {
      course_name: ['course_id'],
    })
    setErrors(failure.fieldErrors ?? {})
    setAlert(failure)
    return false
  }

  // Locked course fields come last, after the fields that the visitor must fill in; a course to choose comes first.
  const isLocked = Boolean(prefill.type && prefill.name)
  const courseFields = <CourseFields {...{ prefill, courses, errors, onChoose }} />
  return (
    <div className="card px-4 py-5 p-md-6 scripted">
      <AlertRegion alert={alert} messages={messages} onClose={() => setAlert(undefined)} />
      <RegistrationSummary sent={sent} courses={courses} onAgain={() => setSent(undefined)} />
      <Form onSend={send} retryAt={alert?.retryAt} hidden={sent && !outbox.entry}>
        <OutboxPrompt outbox={outbox} course={prefill} sendLabel={texts.submit} />
        <p className="mb-4 fs-5 text-body-secondary">
          <span>{texts.needed.before}</span> <span className="text-danger">*</span>{' '}
          <span>{texts.needed.after}</span>
        </p>
        <div className="fields">
          {!isLocked && courseFields}
          <PersonFields errors={errors} />
          <AddressAndCommentFields errors={errors} />
          {isLocked && courseFields}
        </div>
        <div className="btn-row d-flex flex-wrap gap-3 mt-5">
          <SendButton className="btn btn-primary btn-lg" busyLabel={texts.sending}>
            {texts.submit}
          </SendButton>
        </div>
      </Form>
    </div>
  )
}

/** The labels of the fields, in the order of the screen. */
function fieldLabels(): Record<RegistrationField, string> {
  const { name, email, mobno, language, course_type, course_name, address, comment } =
    registrationMessages()
  return { name, email, mobno, language, course_type, course_name, address, comment }
}

const courseOf = ({ course_type: type, course_name: name, course_id: id }: Registration) => ({
  type,
  name,
  id,
})

/** The registration from fields and URL; a selected course replaces name and id. */
async function readRegistration(
  values: FormData,
  { type, name, id }: Prefill,
  courses: Promise<Course[]>,
) {
  const selected = values.get('course')
  const course = selected ? (await courses)[Number(selected)] : undefined
  return registrationOf(values, {
    ...(type && { course_type: type }),
    ...(name && { course_name: name }),
    ...(course && { course_name: toText(course.title) }),
    course_id: (selected === null ? id : course && toText(course.id)) || undefined,
  })
}

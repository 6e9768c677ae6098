import { useState } from 'react'
import type { AlertContent } from '../../data/alert-content'
import type { Row } from '../../api/contract'
import { register } from '../../api/general'
import { toText } from '../../data/to-text'
import { AlertRegion } from '../../ui/alert'
import { Form, SendButton } from '../../ui/form'
import { refusal } from '../form-field'
import { UnsentOffer } from '../outbox/outbox-prompt'
import { useUnsent } from '../outbox/use-outbox'
import { CourseFields } from './course-question'
import { PersonFields, WordsFields } from './fields'
import type { Prefill } from '../outbox/registration-prefill'
import {
  failures,
  registrationOf,
  ruled,
  type Registration,
  type RuledField,
} from './registration-rules'
import { RegistrationSummary } from './summary'
import { alertMessages } from '../../messages/alerts'
import { registrationMessages } from '../../messages/registration'

type Course = Row<'/admin/api/courses'>

/**
 * The registration form [REG-1] [CONTACT-4]: all failures at once, in the alert and at their fields; what was typed
 * stays until the server has taken it, and then what was sent remains to be read.
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
  const [broken, setBroken] = useState<Partial<Record<RuledField, string>>>({})
  const [notice, setNotice] = useState<AlertContent>()
  const [sent, setSent] = useState<Registration>()
  const keeping = useUnsent('registration')

  async function send(values: FormData): Promise<boolean> {
    const registration = await filledIn(values, prefill, courses)
    const found = failures(registration)
    const refused = refusal('registration', ruled, found)
    setBroken(found)
    setSent(undefined)
    setNotice(refused)
    if (refused) return false

    const { onLine } = navigator
    const reply = await register(registration)
    if (reply.ok) {
      setNotice({ tone: 'success', message: messages.registered(registration.name) })
      setSent(registration)
      onChoose(undefined)
      keeping.done()
      return true
    }
    if (reply.cause === 'offline') keeping.keep(values, courseOf(registration), onLine)
    setNotice({ tone: 'danger', message: messages.wrong })
    return false
  }

  return (
    <div className="panel registration-panel">
      <AlertRegion
        alert={notice}
        messages={messages}
        stays={notice?.tone === 'success'}
        onClose={() => setNotice(undefined)}
      />
      {sent && <RegistrationSummary sent={sent} courses={courses} />}
      <Form onSend={send}>
        <UnsentOffer keeping={keeping} course={prefill} send={texts.submit} />
        <p className="form-note">
          {texts.needed.before} <span className="field-star">*</span> {texts.needed.after}
        </p>
        <div className="fields">
          <PersonFields broken={broken} />
          <CourseFields prefill={prefill} courses={courses} onChoose={onChoose} />
          <WordsFields broken={broken} />
        </div>
        <SendButton className="btn btn-primary btn-lg registration-send" busy={texts.sending}>
          {texts.submit}
        </SendButton>
      </Form>
    </div>
  )
}

const courseOf = ({ course_type: type, course_name: name, course_id: id }: Registration) => ({
  type,
  name,
  id,
})

/** What the fields and the address say together; a course that was picked brings its own name and id. */
async function filledIn(values: FormData, { type, name, id }: Prefill, courses: Promise<Course[]>) {
  const picked = values.get('course')
  const course = picked ? (await courses)[Number(picked)] : undefined
  return registrationOf(values, {
    ...(type && { course_type: type }),
    ...(name && { course_name: name }),
    ...(course && { course_name: toText(course.title) }),
    course_id: (picked === null ? id : course && toText(course.id)) || undefined,
  })
}

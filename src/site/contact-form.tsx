import { Send } from 'lucide-react'
import { useState } from 'react'
import { sendMessage } from '../api/general'
import { words } from '../content/words'
import { AlertPlace, type Notice } from '../ui/alert'
import { Field, type ControlProps, type Limit } from '../ui/field'
import { Form, SendButton } from '../ui/form'
import { contactFields, failures, messageOf, type ContactField } from './contact-rules'

const idOf = (field: ContactField) => `contact-${field}`

/**
 * The contact form of Home and of Contact Us (SPEC 2, 5): all failures at once, in the alert and at their
 * fields; what was typed stays until the server has taken it.
 */
export function ContactForm() {
  const texts = words('contact')
  const messages = words('messages')
  const [broken, setBroken] = useState<Partial<Record<ContactField, string>>>({})
  const [notice, setNotice] = useState<Notice>()

  async function send(values: FormData): Promise<boolean> {
    const message = messageOf(values)
    const found = failures(message)
    const faulty = contactFields.filter((field) => found[field])
    setBroken(found)
    setNotice(
      faulty.length
        ? {
            tone: 'danger',
            message: faulty.map((field) => found[field]!),
            fields: faulty.map(idOf),
          }
        : undefined,
    )
    if (faulty.length) return false

    const reply = await sendMessage(message)
    setNotice(
      reply.ok
        ? { tone: 'success', message: messages.sent(message.name) }
        : { tone: 'danger', message: messages.wrong },
    )
    return reply.ok
  }

  return (
    <Form className="panel contact-form" onSend={send}>
      <AlertPlace
        notice={notice}
        words={messages}
        stays={notice?.tone === 'success'}
        onClose={() => setNotice(undefined)}
      />
      <div className="fields">
        <Question name="name" error={broken.name}>
          {(control) => (
            <input {...control} className="form-control" autoComplete="name" dir="auto" />
          )}
        </Question>
        <Question name="email" error={broken.email}>
          {(control) => (
            <input
              {...control}
              className="form-control"
              type="email"
              autoComplete="email"
              placeholder={texts.emailSample}
            />
          )}
        </Question>
        <Question name="subject" error={broken.subject} hint={texts.subjectHint} most={50}>
          {(control) => (
            <input {...control} className="form-control" autoComplete="off" dir="auto" />
          )}
        </Question>
        <Question name="message" error={broken.message} hint={texts.messageHint} most={250}>
          {(control) => <textarea {...control} className="form-control" rows={5} dir="auto" />}
        </Question>
      </div>
      <SendButton className="btn btn-primary btn-lg contact-send" busy={texts.sending}>
        <Send aria-hidden="true" /> {texts.send}
      </SendButton>
    </Form>
  )
}

/** A required field of this form; those with a limit take the whole width. */
function Question({
  name,
  error,
  hint,
  most,
  children,
}: {
  name: ContactField
  error: string | undefined
  hint?: string
  most?: number
  children: (control: ControlProps) => React.ReactNode
}) {
  const common = words('common')
  const limit: Limit | undefined =
    most === undefined
      ? undefined
      : {
          max: most,
          shown: common.count,
          said: (used, max) =>
            used > max ? common.overLimit(used - max) : common.nearLimit(max - used),
        }
  return (
    <Field
      id={idOf(name)}
      name={name}
      label={words('contact')[name]}
      mark={common.required}
      required
      error={error}
      hint={hint}
      limit={limit}
      className={most === undefined ? '' : 'field-wide'}
    >
      {children}
    </Field>
  )
}

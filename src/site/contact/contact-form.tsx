import { Send } from 'lucide-react'
import { useState } from 'react'
import { sendMessage } from '../../api/general'
import { AlertRegion } from '../../ui/alert/alert'
import { Form, SendButton, valueOf } from '../../ui/form/form'
import { FormField, NameAndEmailFields } from '../form-field'
import { useFormOutcome } from '../use-form-outcome'
import { SentCard } from '../sent-card'
import { OutboxPrompt } from '../outbox/outbox-prompt'
import { ClearButton, dropText, keepText, KeptText } from '../outbox/kept-text'
import { useOutbox } from '../outbox/use-outbox'
import { alertMessages } from '../../messages/alerts'
import { contactMessages } from '../../messages/site-screens/contact'
import { cleanText } from '../../lib/typed-text'
import {
  contactMessageMessageMaxLength,
  contactMessageMessageMinLength,
  contactMessageNameMaxLength,
  contactMessageNameMinLength,
  contactMessageSubjectMaxLength,
  contactMessageSubjectMinLength,
} from '../../api/field-limits'
import { hasLength, isEmail, isName } from '../../ui/form/rules'

/**
 * The contact form of Home and Contact Us. Shows all validation errors at once; the fields are
 * cleared only after the server has accepted the message.
 */
export function ContactForm({
  prefill: initialPrefill,
}: {
  prefill?: Pick<ContactMessage, 'subject' | 'message'>
}) {
  const texts = contactMessages()
  const messages = alertMessages()
  const { alert, errors, setOutcome, closeAlert } = useFormOutcome('contact', contactWords)
  const [sent, setSent] = useState<ContactMessage>()
  const [prefill, setPrefill] = useState(initialPrefill)
  const outbox = useOutbox('contact')
  // Each gift has a text of its own.
  const keptAs = `contact ${prefill?.message ?? ''}`

  async function send(values: FormData): Promise<boolean> {
    const message = contactMessageOf(values)
    const invalid = invalidContactFields(message)
    setOutcome(invalid.length ? { invalid, name: message.name } : undefined)
    if (invalid.length) return false

    const { onLine } = navigator
    const result = await sendMessage(message)
    if (result.ok) {
      setSent(message)
      setOutcome({ acceptedFrom: message.name })
      setPrefill(undefined)
      outbox.markSent()
      return true
    }
    setOutcome({ failure: result })
    if (result.cause === 'offline') {
      outbox.save(values, {}, onLine)
      dropText(keptAs)
    }
    return false
  }

  return (
    <div className="card px-4 py-4 p-md-5 contact-form scripted">
      <AlertRegion alert={alert} messages={messages} takesFocus onClose={closeAlert} />
      {sent && (
        <SentCard
          entries={contactFields.map((field) => [texts[field], sent[field]])}
          againLabel={texts.again}
          onAgain={() => {
            setSent(undefined)
            setOutcome(undefined)
          }}
        />
      )}
      <Form
        onSend={send}
        // A text in the outbox is kept there.
        onDirty={(isDirty, values) => outbox.isOwn || keepText(keptAs, isDirty, values)}
        retryAt={alert?.retryAt}
        hidden={sent && !outbox.entry}
      >
        <KeptText name={keptAs} />
        <OutboxPrompt outbox={outbox} sendLabel={texts.send} />
        <div className="fields">
          <NameAndEmailFields form="contact" texts={texts} errors={errors} />
          <FormField
            form="contact"
            name="subject"
            label={texts.subject}
            error={errors.subject}
            required
            limits={contactLimits.subject}
            value={prefill?.subject}
          >
            {(control) => (
              <input
                {...control}
                className="form-control"
                autoComplete="off"
                dir="auto"
                defaultValue={prefill?.subject}
              />
            )}
          </FormField>
          <FormField
            form="contact"
            name="message"
            label={texts.message}
            error={errors.message}
            required
            limits={contactLimits.message}
            value={prefill?.message}
          >
            {(control) => (
              <textarea
                {...control}
                className="form-control"
                rows={4}
                dir="auto"
                defaultValue={prefill?.message}
              />
            )}
          </FormField>
        </div>
        <div className="btn-row d-flex flex-wrap gap-3 mt-5">
          <SendButton className="btn btn-primary btn-lg" busyLabel={texts.sending}>
            <Send aria-hidden="true" /> <span>{texts.send}</span>
          </SendButton>
          <ClearButton name={keptAs} />
        </div>
      </Form>
    </div>
  )
}

/** The fields of the contact form in the order of the screen, in which errors are listed. */
const contactFields = ['name', 'email', 'subject', 'message'] as const
type ContactField = (typeof contactFields)[number]
type ContactMessage = Record<ContactField, string>

/** The least and the most characters of a text. */
const contactLimits = {
  name: [contactMessageNameMinLength, contactMessageNameMaxLength],
  subject: [contactMessageSubjectMinLength, contactMessageSubjectMaxLength],
  message: [contactMessageMessageMinLength, contactMessageMessageMaxLength],
} as const

function contactWords() {
  const { name, email, subject, message } = contactMessages()
  return {
    thanks: alertMessages().sent,
    sentences: alertMessages(),
    limits: contactLimits,
    labels: { name, email, subject, message },
  }
}

const isValid: Record<ContactField, (value: string) => boolean> = {
  name: (value) => isName(value, ...contactLimits.name),
  email: isEmail,
  subject: (value) => hasLength(value, ...contactLimits.subject),
  message: (value) => hasLength(value, ...contactLimits.message),
}

const contactMessageOf = (values: FormData) =>
  Object.fromEntries(
    contactFields.map((field) => [field, cleanText(valueOf(values, field))]),
  ) as ContactMessage

const invalidContactFields = (message: ContactMessage) =>
  contactFields.filter((field) => !isValid[field](message[field]))

import { Send } from 'lucide-react'
import { useState } from 'react'
import type { AlertContent } from '../../data/alert-content'
import { sendMessage } from '../../api/general'
import { AlertRegion } from '../../ui/alert'
import { Form, SendButton } from '../../ui/form'
import { PersonQuestions, Question, refusal } from '../form-field'
import { UnsentOffer } from '../outbox/outbox-prompt'
import { useUnsent } from '../outbox/use-outbox'
import {
  contactFields,
  failures,
  messageOf,
  type ContactField,
  type Message,
} from './contact-rules'
import { alertMessages } from '../../messages/alerts'
import { contactMessages } from '../../messages/contact'

/**
 * The contact form of Home and of Contact Us [CONTACT-1] [CONTACT-4]: all failures at once, in the alert and at their
 * fields; what was typed stays until the server has taken it. It may open with something filled in.
 */
export function ContactForm({ filled: given }: { filled?: Pick<Message, 'subject' | 'message'> }) {
  const texts = contactMessages()
  const messages = alertMessages()
  const [broken, setBroken] = useState<Partial<Record<ContactField, string>>>({})
  const [notice, setNotice] = useState<AlertContent>()
  const [filled, setFilled] = useState(given)
  const keeping = useUnsent('contact')

  async function send(values: FormData): Promise<boolean> {
    const message = messageOf(values)
    const found = failures(message)
    const refused = refusal('contact', contactFields, found)
    setBroken(found)
    setNotice(refused)
    if (refused) return false

    const { onLine } = navigator
    const reply = await sendMessage(message)
    setNotice(
      reply.ok
        ? { tone: 'success', message: messages.sent(message.name) }
        : { tone: 'danger', message: messages.wrong },
    )
    if (reply.ok) {
      setFilled(undefined)
      keeping.done()
    } else if (reply.cause === 'offline') keeping.keep(values, {}, onLine)
    return reply.ok
  }

  return (
    <div className="panel contact-form">
      <AlertRegion
        alert={notice}
        messages={messages}
        stays={notice?.tone === 'success'}
        onClose={() => setNotice(undefined)}
      />
      <Form onSend={send}>
        <UnsentOffer keeping={keeping} send={texts.send} />
        <div className="fields">
          <PersonQuestions form="contact" texts={texts} broken={broken} />
          <Question
            form="contact"
            name="subject"
            label={texts.subject}
            error={broken.subject}
            required
            hint={texts.subjectHint}
            most={50}
            value={filled?.subject}
          >
            {(control) => (
              <input
                {...control}
                className="form-control"
                autoComplete="off"
                dir="auto"
                defaultValue={filled?.subject}
              />
            )}
          </Question>
          <Question
            form="contact"
            name="message"
            label={texts.message}
            error={broken.message}
            required
            hint={texts.messageHint}
            most={250}
            value={filled?.message}
          >
            {(control) => (
              <textarea
                {...control}
                className="form-control"
                rows={5}
                dir="auto"
                defaultValue={filled?.message}
              />
            )}
          </Question>
        </div>
        <SendButton className="btn btn-primary btn-lg contact-send" busy={texts.sending}>
          <Send aria-hidden="true" /> {texts.send}
        </SendButton>
      </Form>
    </div>
  )
}

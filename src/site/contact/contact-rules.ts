import { hasLength, clean, isEmail, isName } from '../../ui/rules'
import { alertMessages } from '../../messages/alerts'

/** The fields of the contact form in the order of the screen, which is the order of their failures. */
export const contactFields = ['name', 'email', 'subject', 'message'] as const
export type ContactField = (typeof contactFields)[number]
export type Message = Record<ContactField, string>

const holds: Record<ContactField, (value: string) => boolean> = {
  name: (value) => isName(value, 4, 50),
  email: isEmail,
  subject: (value) => hasLength(value, 5, 50),
  message: (value) => hasLength(value, 10, 250),
}

/** What would be sent: every value trimmed. */
export const messageOf = (values: FormData) =>
  Object.fromEntries(contactFields.map((field) => [field, clean(values.get(field))])) as Message

/** The fields that break their rule [CONTACT-2], each with its sentence. */
export function failures(message: Message): Partial<Message> {
  const sentences = alertMessages()
  const broken = contactFields.filter((field) => !holds[field](message[field]))
  return Object.fromEntries(broken.map((field) => [field, sentences[field]]))
}

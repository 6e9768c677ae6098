import { cleanText } from '../../data/typed-text'
import {
  contactMessageMessageMaxLength,
  contactMessageMessageMinLength,
  contactMessageNameMaxLength,
  contactMessageNameMinLength,
  contactMessageSubjectMaxLength,
  contactMessageSubjectMinLength,
} from '../../api/field-limits'
import { valueOf } from '../../ui/form/form'
import { hasLength, isEmail, isName } from '../../ui/form/rules'

/** The fields of the contact form in the order of the screen, in which errors are listed. */
export const contactFields = ['name', 'email', 'subject', 'message'] as const
export type ContactField = (typeof contactFields)[number]
export type ContactMessage = Record<ContactField, string>

/** The least and the most characters of a text [CONTACT-2]. */
export const contactLimits = {
  name: [contactMessageNameMinLength, contactMessageNameMaxLength],
  subject: [contactMessageSubjectMinLength, contactMessageSubjectMaxLength],
  message: [contactMessageMessageMinLength, contactMessageMessageMaxLength],
} as const

const isValid: Record<ContactField, (value: string) => boolean> = {
  name: (value) => isName(value, ...contactLimits.name),
  email: isEmail,
  subject: (value) => hasLength(value, ...contactLimits.subject),
  message: (value) => hasLength(value, ...contactLimits.message),
}

/** The form's values, cleaned. */
export const contactMessageOf = (values: FormData) =>
  Object.fromEntries(
    contactFields.map((field) => [field, cleanText(valueOf(values, field))]),
  ) as ContactMessage

/** The invalid fields [CONTACT-2] in the order of the screen. */
export const invalidContactFields = (message: ContactMessage) =>
  contactFields.filter((field) => !isValid[field](message[field]))

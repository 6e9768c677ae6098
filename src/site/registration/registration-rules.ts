import { cleanText } from '../../data/typed-text'
import { valueOf } from '../../ui/form/form'
import { hasLength, isEmail, isName } from '../../ui/form/rules'
import { alertMessages } from '../../messages/alerts'

/** The fields with a rule in the order of the screen, in which errors are listed [CONTACT-4]. */
export const validatedFields = ['name', 'email', 'language', 'address', 'comment'] as const
export type ValidatedField = (typeof validatedFields)[number]

const fields = [...validatedFields, 'mobno', 'course_type', 'course_name'] as const
export type RegistrationField = (typeof fields)[number]

/** A registration as it is sent [REG-2]; `course_id` is left out when no course of the list was chosen. */
export type Registration = Record<RegistrationField, string> & { course_id?: string }

const isValid: Record<ValidatedField, (value: string) => boolean> = {
  name: (value) => isName(value, 4, 50),
  email: isEmail,
  language: (value) => hasLength(value, 3, 18),
  address: (value) => hasLength(value, 10, 350),
  comment: (value) => hasLength(value, 5, 500),
}

/** The form's values, cleaned. Fields prefilled by the URL are disabled and not in FormData, so `prefilled` adds them. */
export const registrationOf = (
  values: FormData,
  prefilled: Partial<Pick<Registration, 'course_type' | 'course_name' | 'course_id'>>,
): Registration => ({
  ...(Object.fromEntries(
    fields.map((field) => [field, cleanText(valueOf(values, field))]),
  ) as Record<RegistrationField, string>),
  ...prefilled,
})

/** The invalid fields [REG-5] [REG-6], each with its error message. */
export function registrationErrors(
  registration: Registration,
): Partial<Record<ValidatedField, string>> {
  const { registrantName, ...sentences } = alertMessages()
  const invalid = validatedFields.filter((field) => !isValid[field](registration[field]))
  return Object.fromEntries(
    invalid.map((field) => [field, field === 'name' ? registrantName : sentences[field]]),
  )
}

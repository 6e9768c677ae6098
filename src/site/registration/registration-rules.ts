import { cleanText } from '../../lib/typed-text'
import {
  registrationAddressMaxLength,
  registrationAddressMinLength,
  registrationCommentMaxLength,
  registrationCommentMinLength,
  registrationLanguageMaxLength,
  registrationLanguageMinLength,
  registrationNameMaxLength,
  registrationNameMinLength,
} from '../../api/field-limits'
import { valueOf } from '../../ui/form/form'
import { hasLength, isEmail, isName } from '../../ui/form/rules'

/** The fields with a rule in the order of the screen, in which errors are listed. */
export const validatedFields = [
  'name',
  'email',
  'course_name',
  'language',
  'address',
  'comment',
] as const
export type ValidatedField = (typeof validatedFields)[number]

const fields = [...validatedFields, 'mobno', 'course_type'] as const
export type RegistrationField = (typeof fields)[number]

/** A registration as it is sent; `course_id` is left out when no course of the list was chosen. */
export type Registration = Record<RegistrationField, string> & { course_id?: string }

/** The least and the most characters of a text. */
export const registrationLimits = {
  name: [registrationNameMinLength, registrationNameMaxLength],
  language: [registrationLanguageMinLength, registrationLanguageMaxLength],
  address: [registrationAddressMinLength, registrationAddressMaxLength],
  comment: [registrationCommentMinLength, registrationCommentMaxLength],
} as const

const isValid: Record<ValidatedField, (value: string) => boolean> = {
  name: (value) => isName(value, ...registrationLimits.name),
  email: isEmail,
  course_name: (value) => value !== '',
  language: (value) => hasLength(value, ...registrationLimits.language),
  address: (value) => hasLength(value, ...registrationLimits.address),
  comment: (value) => hasLength(value, ...registrationLimits.comment),
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

/** The invalid fields in the order in which errors are listed. */
export const invalidRegistrationFields = (registration: Registration) =>
  validatedFields.filter((field) => !isValid[field](registration[field]))

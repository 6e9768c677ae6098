import { hasLength, clean, isEmail, isName } from '../../ui/rules'
import { alertMessages } from '../../messages/alerts'

/** The fields that have a rule, in the order of the screen, which is the order of their failures [CONTACT-4]. */
export const ruled = ['name', 'email', 'language', 'address', 'comment'] as const
export type RuledField = (typeof ruled)[number]

const fields = [...ruled, 'mobno', 'course_type', 'course_name'] as const
type Field = (typeof fields)[number]

/** A registration as it is sent [REG-2]; `course_id` is left out when no course of the list was chosen. */
export type Registration = Record<Field, string> & { course_id?: string }

const holds: Record<RuledField, (value: string) => boolean> = {
  name: (value) => isName(value, 4, 50),
  email: isEmail,
  language: (value) => hasLength(value, 3, 18),
  address: (value) => hasLength(value, 10, 350),
  comment: (value) => hasLength(value, 5, 500),
}

/** What the fields hold, trimmed. What the query set is disabled, so the form itself does not have it. */
export const registrationOf = (
  values: FormData,
  set: Partial<Pick<Registration, 'course_type' | 'course_name' | 'course_id'>>,
): Registration => ({
  ...(Object.fromEntries(fields.map((field) => [field, clean(values.get(field))])) as Record<
    Field,
    string
  >),
  ...set,
})

/** The fields that break their rule [REG-5] [REG-6], each with its sentence. */
export function failures(registration: Registration): Partial<Record<RuledField, string>> {
  const { registrantName, ...sentences } = alertMessages()
  const broken = ruled.filter((field) => !holds[field](registration[field]))
  return Object.fromEntries(
    broken.map((field) => [field, field === 'name' ? registrantName : sentences[field]]),
  )
}

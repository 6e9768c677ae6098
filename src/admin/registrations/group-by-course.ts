import type { Row } from '../../api/contract'
import { toText } from '../../data/to-text'
import { cleanLine } from '../../data/typed-text'

export type RegistrationRow = Row<'/general/api/CourseRegister'>

/** The registrations for one course. */
export interface RegistrationGroup {
  /** Empty when no course is named. */
  name: string
  type: string
  registrations: RegistrationRow[]
}

const normalizeSpaces = (value: unknown) => cleanLine(toText(value)).replace(/\s+/g, ' ')

/**
 * Groups registrations by name and type of the course, sorted by name, those without a course last. Spaces and letter
 * case are ignored, and the first spelling is shown.
 */
export function groupByCourse(registrations: RegistrationRow[]): RegistrationGroup[] {
  const groups = new Map<string, RegistrationGroup>()
  for (const registration of registrations) {
    const name = normalizeSpaces(registration.course_name)
    const type = normalizeSpaces(registration.course_type)
    const key = JSON.stringify([name.toLowerCase(), type.toLowerCase()])
    const group = groups.get(key)
    if (group) group.registrations.push(registration)
    else groups.set(key, { name, type, registrations: [registration] })
  }
  return [...groups.values()].sort(
    (a, b) =>
      Number(!a.name) - Number(!b.name) ||
      a.name.localeCompare(b.name) ||
      a.type.localeCompare(b.type),
  )
}

/** The e-mail addresses of registrations, without duplicates and invalid ones. */
export function addressesOf(registrations: RegistrationRow[]): string[] {
  const addresses = new Map<string, string>()
  for (const { email } of registrations) {
    const address = cleanLine(toText(email))
    const key = address.toLowerCase()
    if (/^[^\s@,;]+@[^\s@,;]+$/.test(address) && !addresses.has(key)) addresses.set(key, address)
  }
  return [...addresses.values()]
}

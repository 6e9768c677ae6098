import type { Row } from '../../api/contract'
import { sortKeyOf } from '../../lib/date-time'
import { toText } from '../../lib/to-text'
import { cleanLine } from '../../lib/typed-text'

export type RegistrationRow = Row<'/general/api/CourseRegister'>

/** The registrations for one course. */
export interface RegistrationGroup {
  /** Empty when no course is named. */
  name: string
  type: string
  /** Newest first. */
  registrations: RegistrationRow[]
}

const normalizeSpaces = (value: unknown) => cleanLine(toText(value)).replace(/\s+/g, ' ')

/** Newest first, those without a date last; a server need not send them in their order. */
const newestFirst = (registrations: RegistrationRow[]) =>
  registrations
    .map((registration) => ({
      registration,
      key: sortKeyOf(toText(registration.datetime)) ?? '',
    }))
    .sort((a, b) => b.key.localeCompare(a.key))
    .map(({ registration }) => registration)

/**
 * Groups registrations by name and type of the course; the group of the newest registration comes first, those without a
 * course last. Spaces and letter case are ignored, and the newest spelling is shown.
 */
export function groupByCourse(registrations: RegistrationRow[]): RegistrationGroup[] {
  const groups = new Map<string, RegistrationGroup>()
  for (const registration of newestFirst(registrations)) {
    const name = normalizeSpaces(registration.course_name)
    const type = normalizeSpaces(registration.course_type)
    const key = JSON.stringify([name.toLowerCase(), type.toLowerCase()])
    const group = groups.get(key)
    if (group) group.registrations.push(registration)
    else groups.set(key, { name, type, registrations: [registration] })
  }
  return [...groups.values()].sort((a, b) => Number(!a.name) - Number(!b.name))
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

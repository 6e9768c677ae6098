import type { Row } from '../../api/contract'
import { sortKeyOf } from '../../lib/date-time'
import { escapeText, foldLine } from '../../lib/folded-lines'
import { displayText, toText } from '../../lib/to-text'
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

/** The e-mail addresses of registrations, each once, and the texts that cannot be one. */
export function addressesOf(registrations: RegistrationRow[]) {
  const addresses = new Map<string, string>()
  const invalid = new Set<string>()
  for (const { email } of registrations) {
    const address = cleanLine(toText(email))
    const key = address.toLowerCase()
    if (/^[^\s@,;]+@[^\s@,;]+$/.test(address)) {
      if (!addresses.has(key)) addresses.set(key, address)
    } else if (address) invalid.add(address)
  }
  return { addresses: [...addresses.values()], invalid: [...invalid] }
}

/** The link that writes to all addresses and shows them to nobody (RFC 6068). */
export const mailToAll = (addresses: string[]) =>
  `mailto:?bcc=${addresses.map((address) => encodeURIComponent(address)).join(',')}`

/** The registrations as one file of contacts (vCard 3.0), each person once. */
export function createContacts(registrations: RegistrationRow[]): string {
  const cards = registrations.flatMap((registration) => {
    const name = cleanLine(displayText(registration.name))
    const phone = cleanLine(displayText(registration.mobno))
    const [email] = addressesOf([registration]).addresses
    if (!phone && !email) return []
    return [
      'BEGIN:VCARD',
      'VERSION:3.0',
      `N:${escapeText(name)};;;;`,
      `FN:${escapeText(name || email || phone)}`,
      ...(phone ? [`TEL;TYPE=CELL:${escapeText(phone)}`] : []),
      ...(email ? [`EMAIL;TYPE=INTERNET:${escapeText(email)}`] : []),
      `NOTE:${escapeText(normalizeSpaces(registration.course_name))}`,
      'END:VCARD',
    ]
      .map((line) => `${foldLine(line)}\r\n`)
      .join('')
  })
  return [...new Set(cards)].join('')
}

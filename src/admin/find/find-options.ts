import { Keyboard, KeyRound, LogOut, Plus, type LucideIcon } from 'lucide-react'
import { cleanLine } from '../../lib/typed-text'
import { adminMessages } from '../../messages/admin-screens/admin'
import { findMessages } from '../../messages/admin-screens/find'
import { menu, screenLabels, type AdminScreen } from '../resources/menu'
import { addAddress, defaultPageSize, listAddress, recordAddress } from '../list/list-query'
import { resources, type ResourceKey } from '../resources/registry'
import type { Resource, AnyRecord, ControlKind } from '../resource'
import { largestPageSize, listBeside } from '../../api/collection'
import { sortKeyOf } from '../../lib/date-time'
import { dialedNumber } from '../../lib/dialed-number'
import { displayText, toText } from '../../lib/to-text'
import { clockText, dateText, formatCount, momentText } from '../../messages/format'
import { isEmail } from '../../ui/form/rules'
import { phoneCell, recordName } from '../cells/cells'
import { normalizeAddress } from '../pane/mail-log'

/** A resource that is searched, with its key in the registry. */
export interface FindSource {
  key: ResourceKey
  resource: Resource
}

/** One line of the results. */
export interface FindOption {
  /** Unique among the results. */
  key: string
  icon: LucideIcon
  label: string
  /** Shown before the label where a group has several kinds. */
  kind?: string
  /** Shown after the label. */
  summary?: string
  /** The address that it opens; the keyboard help has none. */
  to?: string
}

/** Results with a common heading. */
export interface FindGroup {
  key: string
  title: string
  options: FindOption[]
}

const screens: { screen: AdminScreen; icon: LucideIcon }[] = [
  ...menu.flatMap(({ entries }) => entries),
  { screen: 'changepass', icon: KeyRound },
]

/**
 * The screens and actions whose names contain every word of the text; all of them for an empty text. The `visited`
 * screens come first.
 */
export function findScreensAndActions(
  text: string,
  sources: FindSource[],
  visited: string[],
): FindGroup[] {
  const words = normalize(text).split(/\s+/).filter(Boolean)
  const matches = (...names: string[]) =>
    words.every((word) => normalize(names.join(' ')).includes(word))

  const rank = (screen: AdminScreen) =>
    visited.includes(screen) ? visited.indexOf(screen) : screens.length
  const screenOptions = screens
    .filter(({ screen }) => matches(...namesOf(screen, sources)))
    .sort((one, other) => rank(one.screen) - rank(other.screen))
    .map(({ screen, icon }) => ({
      key: `screen ${screen}`,
      icon,
      label: screenLabels[screen].title ?? screenLabels[screen].label,
      to: `/admin/${screen}`,
    }))
  const actionOptions = [...addActions(sources), ...otherActions].filter(({ label }) =>
    matches(label),
  )
  return [
    { key: 'screens', title: findMessages.screens, options: screenOptions },
    { key: 'actions', title: findMessages.actions, options: actionOptions },
  ].filter(({ options }) => options.length > 0)
}

/** The names by which a screen is found: its label and title, and the nouns of its records. */
function namesOf(screen: AdminScreen, sources: FindSource[]) {
  const { label, title = label } = screenLabels[screen]
  const resource = sources.find(({ key }) => key === screen)?.resource
  return [label, title, ...Object.values(resource?.labels ?? {})]
}

const addActions = (sources: FindSource[]): FindOption[] =>
  sources.flatMap(({ key, resource: { add } }) =>
    add ? [{ key: `add ${key}`, icon: Plus, label: add.title, to: addAddress(key) }] : [],
  )

const otherActions: FindOption[] = [
  { key: 'keys', icon: Keyboard, label: adminMessages.account.keys },
  { key: 'logout', icon: LogOut, label: adminMessages.account.logout, to: '/logout' },
]

const normalize = (text: string) => cleanLine(text).toLocaleLowerCase()

/** A record that a search finds, with the search and the page of the list on which it stands. */
interface FoundRecord {
  record: AnyRecord
  search: string
  page: number
}

/** Records of one collection that a word finds; `total` is the server's count. */
export interface FoundRecords {
  word: string
  records: FoundRecord[]
  total: number
}

const maxRecords = 5
/** More than are shown are read: titles that begin with the word come first, and an address is found inside longer ones. */
const maxReadRecords = 25

/** The sources to search for a word; for an e-mail address only those that have a sender or receiver. */
export const sourcesFor = (word: string, sources: FindSource[]) =>
  isEmail(word) ? sources.filter(({ resource }) => resource.messagePane) : sources

/** Searches one collection; undefined if it cannot be searched, 'denied' after a 401. Rejects only when `signal` is aborted. */
export async function searchRecords(
  resource: Resource,
  word: string,
  signal: AbortSignal,
): Promise<FoundRecords | 'denied' | undefined> {
  const { path, messagePane } = resource
  const digits = phoneFieldsOf(resource).length ? phoneDigits(word) : ''
  // The server's search is literal, and the end of a number is written in one piece most often.
  const searches = digits ? [word, digits.slice(-5)] : [word]
  const results = await Promise.all(
    searches.map(async (search) => ({
      search,
      result: await listBeside(
        path,
        { page: 1, page_size: digits ? largestPageSize : maxReadRecords, search },
        signal,
      ),
    })),
  )
  signal.throwIfAborted()
  const isMeant = (record: AnyRecord) =>
    !isEmail(word) ||
    !messagePane ||
    normalizeAddress(record[messagePane.email]) === normalizeAddress(word)
  const records: FoundRecord[] = []
  let total = 0
  for (const [index, { search, result }] of results.entries()) {
    if (!result.ok && result.cause === 'denied') return 'denied'
    if (!result.ok || !result.data.hasList) return undefined
    const rows = result.data.rows as AnyRecord[]
    const known = new Set(records.map(({ record }) => record.id))
    const meant = rows.flatMap((record, place) =>
      isMeant(record) && !(index && (known.has(record.id) || !findNumber(resource, record, digits)))
        ? [{ record, search, page: Math.floor(place / defaultPageSize) + 1 }]
        : [],
    )
    records.push(...meant)
    total += meant.length < rows.length || index ? meant.length : (result.data.total ?? 0)
  }
  records.sort((one, other) => rankOf(resource, word, one) - rankOf(resource, word, other))
  return { word, records: records.slice(0, maxRecords), total: Math.max(total, records.length) }
}

/** Titles that begin with the word come before others. */
const rankOf = ({ name }: Resource, word: string, { record }: FoundRecord) =>
  Number(!normalize(displayText(record[name])).startsWith(normalize(word)))

/** The last ten digits of a searched telephone number, so without a country code; empty for another text. */
function phoneDigits(word: string) {
  const digits = /^[\p{Nd}\s+().-]+$/u.test(word) ? dialedNumber(word).replace('+', '') : ''
  return digits.length < 7 ? '' : digits.slice(-10)
}

const phoneFieldsOf = ({ columns }: Resource) =>
  columns.flatMap(({ field, cell }) => (cell === phoneCell ? [field] : []))

/** The telephone number of a record that has the digits. */
const findNumber = (resource: Resource, record: AnyRecord, digits: string) =>
  phoneFieldsOf(resource)
    .map((field) => displayText(record[field]))
    .find((number) => dialedNumber(number).includes(digits))

/** Groups the records by collection; for an e-mail address they are one group, the newest first. */
export function groupRecords(
  word: string,
  found: { source: FindSource; result: FoundRecords }[],
): FindGroup[] {
  // Rows found for an older word do not belong to this person.
  const filled = found.filter(
    ({ result }) => result.records.length > 0 && (!isEmail(word) || result.word === word),
  )
  if (!isEmail(word))
    return filled
      .sort((one, other) => rankOfFirst(one) - rankOfFirst(other))
      .map(({ source, result }) => ({
        key: source.key,
        title: source.resource.title,
        options: [
          ...result.records.map((found, index) =>
            createRecordOption(source, result.word, found, index),
          ),
          ...createShowAllOption(source, result),
        ],
      }))

  const dated = filled.flatMap(({ source, result }) =>
    result.records.map(({ record, ...found }, index) => ({
      at: sortKeyOf(toText(record[source.resource.messagePane!.at])) ?? '',
      option: {
        ...createRecordOption(source, result.word, { record, ...found }, index),
        kind: findMessages.kindOf(source.resource.labels.singular),
        label:
          displayText(record[source.resource.messagePane!.subject]).trim() ||
          adminMessages.table.nothing,
        summary: formatValue(record[source.resource.messagePane!.at]),
      },
    })),
  )
  const options = dated
    .sort((one, other) => other.at.localeCompare(one.at))
    .map(({ option }) => option)
  const showAllOptions = filled.flatMap(({ source, result }) => createShowAllOption(source, result))
  return options.length
    ? [
        {
          key: 'person',
          title: findMessages.person(word),
          options: [...options, ...showAllOptions],
        },
      ]
    : []
}

const rankOfFirst = ({ source, result }: { source: FindSource; result: FoundRecords }) =>
  rankOf(source.resource, result.word, result.records[0]!)

function createRecordOption(
  { key, resource }: FindSource,
  word: string,
  { record, ...place }: FoundRecord,
  index: number,
): FindOption {
  const part = { screen: key, ...place }
  const label = recordName(resource, record, index + 1)
  const summary = resource.summaryFields
    .flat()
    .map((field) => formatValue(record[field], kindOf(resource, field)))
  return {
    // Ids may be missing or repeated.
    key: `${key} ${index} ${String(record.id)}`,
    icon: resources[key].icon,
    label,
    // "#" stands for no link.
    summary: [matchBeside(resource, record, word, [label, ...summary]), ...summary]
      .filter((text) => text && text !== '#')
      .join(' · '),
    to: record.id === undefined ? listAddress(part) : recordAddress(part, record.id),
  }
}

/** What the word was found in, where the option does not show it anyway: a value, or the part of it around the word. */
function matchBeside(resource: Resource, record: AnyRecord, word: string, shown: string[]) {
  const digits = phoneDigits(word)
  if (shown.some((text) => normalize(text).includes(normalize(word)))) return ''
  const number = digits && findNumber(resource, record, digits)
  if (number) return number
  for (const { field } of resource.columns) {
    const text = cleanLine(displayText(record[field]))
    const at = normalize(text).indexOf(normalize(word))
    if (at < 0) continue
    const start = at > 30 ? text.indexOf(' ', at - 30) + 1 : 0
    return `${start ? '…' : ''}${text.slice(start, at + word.length + 60)}`
  }
  return ''
}

/** The option that opens the list with all results, if there are more than are shown. */
const createShowAllOption = (
  { key, resource }: FindSource,
  { word, records, total }: FoundRecords,
) =>
  total > records.length
    ? [
        {
          key: `all ${key}`,
          icon: resources[key].icon,
          label: findMessages.all(formatCount(total), resource.labels.plural, word),
          to: listAddress({ screen: key, search: records.at(-1)!.search }),
        },
      ]
    : []

/** What the form makes of a field, such as a date; undefined for a field that no form has. */
const kindOf = ({ fields = [] }: Resource, field: string) =>
  fields.find((definition) => definition.field === field)?.control

/** A value as text: dates and times as the lists show them. */
function formatValue(value: unknown, kind?: ControlKind) {
  // A day that comes with a time, such as midnight, is a day.
  if (kind === 'date') return dateText(displayText(value).trim())
  const { day, time } = momentText(displayText(value).trim())
  return time ? `${day}, ${time}` : clockText(day)
}

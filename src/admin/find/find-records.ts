import { listPage } from '../../api/collection'
import { displayText, toText } from '../../data/to-text'
import { adminMessages } from '../../messages/admin'
import { findMessages } from '../../messages/admin-find'
import { clockText, formatCount, momentText } from '../../messages/format'
import { isEmail } from '../../ui/rules'
import { recordName } from '../cells/cells'
import { listAddress, recordAddress } from '../list/record-address'
import type { AnyRow, Resource } from '../resources/resource'
import type { FindGroup, FindOption, FindSource } from './find-options'

/** Records of one collection that a word finds; `total` is the server's count. */
export interface FoundRecords {
  word: string
  rows: AnyRow[]
  total: number
}

const mostRows = 5
/** Of an address more rows are read, because the server also finds it inside longer addresses. */
const mostRowsOfPerson = 25

/** The sources that a word is looked for in: for an e-mail address those that have a sender or receiver. */
export const sourcesFor = (word: string, sources: FindSource[]) =>
  isEmail(word) ? sources.filter(({ resource }) => resource.messagePane) : sources

/** Searches one collection; undefined if it cannot be searched. Rejects only when `signal` is aborted. */
export async function searchRecords(
  { path, messagePane }: Resource,
  word: string,
  signal: AbortSignal,
): Promise<FoundRecords | undefined> {
  const isPerson = isEmail(word) && messagePane !== undefined
  const page_size = isPerson ? mostRowsOfPerson : mostRows
  const reply = await listPage(path, { page: 1, page_size, search: word }, signal)
  signal.throwIfAborted()
  if (!reply.ok || !reply.data.listed) return undefined
  const all = reply.data.rows as AnyRow[]
  const rows = isPerson
    ? all.filter((row) => normalizeAddress(row[messagePane.email]) === normalizeAddress(word))
    : all
  const total = Math.max(reply.data.total ?? 0, all.length)
  return {
    word,
    rows: rows.slice(0, mostRows),
    total: rows.length < all.length ? rows.length : total,
  }
}

const normalizeAddress = (value: unknown) => toText(value).trim().toLowerCase()

/** One group a collection with records [FIND-2]; for an e-mail address one group of the person [FIND-3]. */
export function groupRecords(
  word: string,
  found: { source: FindSource; records: FoundRecords }[],
): FindGroup[] {
  // Answers to an older word are not those of this person.
  const filled = found.filter(
    ({ records }) => records.rows.length > 0 && (!isEmail(word) || records.word === word),
  )
  if (!isEmail(word))
    return filled.map(({ source, records }) => ({
      key: source.key,
      title: source.resource.title,
      options: [
        ...records.rows.map((row, index) => recordOption(source, records.word, row, index)),
        ...allOption(source, records),
      ],
    }))

  const dated = filled.flatMap(({ source, records }) =>
    records.rows.map((row, index) => ({
      at: Date.parse(toText(row[source.resource.messagePane!.at])) || 0,
      option: {
        ...recordOption(source, records.word, row, index),
        kind: findMessages.kindOf(source.resource.labels[0]),
        label:
          displayText(row[source.resource.messagePane!.subject]).trim() ||
          adminMessages.table.nothing,
        summary: readable(row[source.resource.messagePane!.at]),
      },
    })),
  )
  const options = dated.sort((one, other) => other.at - one.at).map(({ option }) => option)
  const rest = filled.flatMap(({ source, records }) => allOption(source, records))
  return options.length
    ? [{ key: 'person', title: findMessages.person(word), options: [...options, ...rest] }]
    : []
}

function recordOption(
  { key, resource }: FindSource,
  word: string,
  row: AnyRow,
  index: number,
): FindOption {
  const part = { screen: key, search: word }
  const summary = resource.summaryFields.flat().map((field) => readable(row[field]))
  return {
    // Ids may be missing or repeated.
    key: `${key} ${index} ${String(row.id)}`,
    label: recordName(resource, row, index + 1),
    // "#" is the link that leads nowhere.
    summary: summary.filter((text) => text && text !== '#').join(' · '),
    to: row.id === undefined ? listAddress(part) : recordAddress(part, row.id),
  }
}

/** Leads to the whole list of a search that has more results than are shown. */
const allOption = ({ key, resource }: FindSource, { word, rows, total }: FoundRecords) =>
  total > rows.length
    ? [
        {
          key: `all ${key}`,
          label: findMessages.all(formatCount(total), resource.labels[1], word),
          to: listAddress({ screen: key, search: word }),
        },
      ]
    : []

/** A value as text: dates and times as the lists show them. */
function readable(value: unknown) {
  const { day, time } = momentText(displayText(value).trim())
  return time ? `${day}, ${time}` : clockText(day)
}

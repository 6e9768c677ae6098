import { embedUrl } from '../../../api/links/embed'
import { fileUrl, safeUrl } from '../../../api/links/links'
import { displayText, toText } from '../../../lib/to-text'
import { attentionMessages } from '../../../messages/admin-screens/attention'
import { dayOf, minutesOf } from '../../../lib/date-time'
import { formatCount, isPastDay } from '../../../messages/format'
import { cutText } from '../../../lib/cut-text'
import { lengthOf } from '../../../lib/typed-text'
import type { ResourceKey } from '../../resources/registry'
import type { AnyRecord, FieldDefinition, Resource } from '../../resource'

/** What the checks of a record know besides its values. */
interface CheckContext {
  /** URLs of pictures that cannot be shown. */
  missing: ReadonlySet<string>
  fields: FieldDefinition[]
}

/** Returns the problem of a record as a sentence; undefined without one. */
type Check = (record: AnyRecord, context: CheckContext) => string | undefined

const texts = attentionMessages
/** Cuts a value that a sentence quotes to 60 letters, because a long link would hide the sentence. */
const shortenForQuote = (value: unknown) => {
  const shown = displayText(value).trim()
  return [...shown].length > 60 ? `${cutText(shown, 59)}…` : shown
}

const picture: Check = ({ filePath }, { missing }) => {
  const url = fileUrl(filePath)
  if (url) return missing.has(url) ? texts.missingPicture : undefined
  return toText(filePath).trim() ? texts.unsafePicture : texts.noPicture
}

/** An empty value and "#" are not problems, because the website shows no link for them. */
const link =
  (field: string): Check =>
  (record) => {
    const given = toText(record[field]).trim()
    return given && given !== '#' && !safeUrl(given)
      ? texts.link(shortenForQuote(given))
      : undefined
  }

const date =
  (field: string): Check =>
  (record) => {
    const given = toText(record[field]).trim()
    return given && !dayOf(given) ? texts.date(shortenForQuote(given)) : undefined
  }

/** Times are parsed with `minutesOf`, as for the calendar entries of the website. */
const time =
  (field: string): Check =>
  (record, { fields }) => {
    const given = toText(record[field]).trim()
    if (!given || minutesOf(given) !== undefined) return undefined
    const label = fields.find((definition) => definition.field === field)?.label ?? field
    return texts.time(label, shortenForQuote(given))
  }

const video: Check = ({ videoLink }) => {
  const embed = embedUrl(videoLink)
  if (!embed) return texts.noVideo
  return embed.kind === 'link' ? texts.notEmbedded : undefined
}

/** The checks of each collection that visitors see, by the functions that the public site applies. */
const checks = {
  slider: [picture, link('actionUrl')],
  notification: [link('url')],
  activities: [picture, date('date'), time('time')],
  courses: [picture, date('startDate'), time('startTime'), time('endTime')],
  igallery: [picture],
  vgallery: [video],
} satisfies Partial<Record<ResourceKey, Check[]>>

export type CheckedKey = keyof typeof checks

/** The collections that are checked, in the order of the menu. */
export const checkedKeys = Object.keys(checks) as CheckedKey[]

/** The addresses of the records' pictures; none of a collection without pictures. */
export const picturesOf = (key: CheckedKey, records: AnyRecord[]): string[] =>
  checks[key].includes(picture)
    ? records.map(({ filePath }) => fileUrl(filePath)).filter((url) => url !== undefined)
    : []

/** The field of the day after which a record is over; being over is no fault, it comes to every activity. */
const dayFields: Partial<Record<CheckedKey, string>> = { activities: 'date', courses: 'startDate' }

/** Whether an activity is past, or a course has begun. */
export function isOver(key: CheckedKey, record: AnyRecord, today: string): boolean {
  const field = dayFields[key]
  const given = field ? toText(record[field]).trim() : ''
  return dayOf(given) !== undefined && isPastDay(given, today)
}

/** Returns the problems of a record for visitors, each as a sentence. */
export function findProblems(
  key: CheckedKey,
  { fields = [] }: Pick<Resource, 'fields'>,
  record: AnyRecord,
  missing: ReadonlySet<string> = new Set(),
): string[] {
  const broken = checks[key].map((check) => check(record, { missing, fields }))
  const overLimit = fields.map(({ field, recordField = field, label, limit }) => {
    const used = lengthOf(toText(record[recordField]))
    return limit !== undefined && used > limit
      ? texts.overLimit(label, formatCount(used), formatCount(limit))
      : undefined
  })
  return [...broken, ...overLimit].filter((problem) => problem !== undefined)
}

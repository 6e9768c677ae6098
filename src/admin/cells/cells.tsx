import { Link } from 'react-router-dom'
import { fileUrl, safeUrl } from '../../api/links'
import { displayText, langOf, toText } from '../../data/to-text'
import { momentText } from '../../messages/format'
import { LongText } from '../../ui/long-text'
import { Picture } from '../../ui/picture'
import type { AnyRow, CellContext, Resource } from '../resources/resource'
import { adminMessages } from '../../messages/admin'

/** Text of a record, with the direction and language that its script implies. */
export const DataText = ({ text: shown, className }: { text: string; className?: string }) => (
  <span
    className={className}
    dir="auto"
    lang={langOf(shown)}
    title={className && shown.length > 40 ? shown : undefined}
  >
    {!className && isEmailAddress(shown) ? withSoftBreaks(shown) : <LongText>{shown}</LongText>}
  </span>
)

/** Whether a text is an e-mail address. Those have at most 254 characters; soft breaks in longer texts are slow. */
export const isEmailAddress = (shown: string) => shown.length <= 254 && /^\S+@\S+$/.test(shown)

/** Allows line breaks after the @ and at dots of long parts. `<wbr>` adds nothing to copied text. */
const withSoftBreaks = (shown: string) =>
  shown.split(/(?<=@|\.(?=.*@|.{20}))/).flatMap((part, index) => [<wbr key={index} />, part])

/** A record's name: the text of its naming field, else its number in the list. */
export function recordName({ name, labels }: Resource, row: AnyRow, number: number): string {
  return displayText(row[name]).trim() || adminMessages.unnamed(labels[0], number)
}

/**
 * The class that cuts a text to two lines in the table. Cutting doubles the layout cost of a cell, so texts of up
 * to 16 characters go without it.
 */
export const truncateClass = (shown: string, context?: CellContext) =>
  context?.variant === 'table' && shown.length > 16 ? 'cut' : undefined

/** A record's value as text; where the table may cut it, a tooltip shows it whole. */
export function textCell(value: unknown, context?: CellContext) {
  const shown = toText(value)
  if (!shown) return adminMessages.table.nothing
  return <DataText text={shown} className={truncateClass(shown, context)} />
}

/** A date and time: two lines in the table, one line among the details. */
export function dateTimeCell(
  value: unknown,
  context: CellContext,
  formatTime = (time: string) => time,
) {
  const { day, time: clock } = momentText(displayText(value))
  const time = formatTime(clock)
  if (!time) return textCell(day, context)
  if (context.variant === 'details') return `${day}, ${time}`
  return (
    <>
      <span className="line">{day}</span>
      <span className="line muted">{time}</span>
    </>
  )
}

/** A link from a record's data; an unsafe or malformed address is shown as text. */
export function linkCell(value: unknown, context: CellContext) {
  const shown = toText(value)
  const target = shown.trim().length > 1 ? safeUrl(shown) : undefined
  if (!target) return textCell(value, context)
  const label = <DataText text={shown} />
  const anchor = target.outside ? (
    <a href={target.href} target="_blank" rel="noopener noreferrer">
      {label}
    </a>
  ) : (
    <Link to={target.href.replace(/^(?!\/)/, '/')} target="_blank">
      {label}
    </Link>
  )
  const className = truncateClass(shown, context)
  return className ? <span className={className}>{anchor}</span> : anchor
}

/** A record's picture in a frame of fixed size. */
const RecordThumbnail = ({ path, alt = '' }: { path: unknown; alt?: string }) => (
  // The key forces a new element: a reused one shows the old picture until the new one has loaded.
  <Picture
    key={toText(path)}
    className="thumb"
    src={fileUrl(path)}
    alt={alt}
    width={58}
    height={44}
  />
)

/** A small picture; in the table it links to the file. */
export function thumbnailCell(value: unknown, { variant, name }: CellContext) {
  if (variant !== 'table') return <RecordThumbnail path={value} />
  const file = fileUrl(value)
  const picture = <RecordThumbnail path={value} alt={adminMessages.pictureOf(name)} />
  if (!file) return picture
  return (
    <a className="thumb-link" href={file} target="_blank" rel="noopener noreferrer">
      {picture}
    </a>
  )
}

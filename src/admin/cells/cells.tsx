import { Link } from 'react-router-dom'
import { fileUrl, safeUrl } from '../../api/links'
import { displayText, langOf, text } from '../../data/to-text'
import { momentText } from '../../messages/format'
import { LongText } from '../../ui/long-text'
import { Picture } from '../../ui/picture'
import type { AnyRow, CellContext, Resource } from '../resources/resource'
import { adminMessages } from '../../messages/admin'

/** Text of a record, in its own direction, and in its language where the script tells. */
export const Said = ({ text: shown, cut }: { text: string; cut?: string }) => (
  <span
    className={cut}
    dir="auto"
    lang={langOf(shown)}
    title={cut && shown.length > 40 ? shown : undefined}
  >
    {!cut && isAddress(shown) ? breaking(shown) : <LongText>{shown}</LongText>}
  </span>
)

/** An e-mail address has at most 254 letters; a longer text gets no soft breaks, which cost layout time. */
export const isAddress = (shown: string) => shown.length <= 254 && /^\S+@\S+$/.test(shown)

/** An address with soft breaks after its @, and within a long half of it at a dot; copied it is as it was. */
const breaking = (shown: string) =>
  shown.split(/(?<=@|\.(?=.*@|.{20}))/).flatMap((part, index) => [<wbr key={index} />, part])

/** What a record is called: the text of its naming field, else its place in the list. */
export function nameOf({ name, labels }: Resource, row: AnyRow, number: number): string {
  return displayText(row[name]).trim() || adminMessages.unnamed(labels[0], number)
}

/**
 * The class of what the table cuts to two lines. A box that cuts costs as much as the rest of its cell, so text that
 * hardly needs a third line goes without.
 */
export const cutOf = (shown: string, at?: CellContext) =>
  at?.place === 'table' && shown.length > 16 ? 'cut' : undefined

/** A record's value as text; what the table may have cut can be read by pointing at it. */
export function plain(value: unknown, at?: CellContext) {
  const shown = text(value)
  if (!shown) return adminMessages.table.nothing
  return <Said text={shown} cut={cutOf(shown, at)} />
}

/** When the record was written: the day above the time in the table, both in one line elsewhere. */
export function moment(value: unknown, at: CellContext, zoned = (time: string) => time) {
  const { day, time: clock } = momentText(displayText(value))
  const time = zoned(clock)
  if (!time) return plain(day, at)
  if (at.place === 'fact') return `${day}, ${time}`
  return (
    <>
      <span className="line">{day}</span>
      <span className="line muted">{time}</span>
    </>
  )
}

/** A link that data carries, where it is one and a harmless one; else its text. */
export function link(value: unknown, at: CellContext) {
  const shown = text(value)
  const target = shown.trim().length > 1 ? safeUrl(shown) : undefined
  if (!target) return plain(value, at)
  const label = <Said text={shown} />
  const leads = target.outside ? (
    <a href={target.href} target="_blank" rel="noopener noreferrer">
      {label}
    </a>
  ) : (
    <Link to={target.href.replace(/^(?!\/)/, '/')} target="_blank">
      {label}
    </Link>
  )
  const cut = cutOf(shown, at)
  return cut ? <span className={cut}>{leads}</span> : leads
}

/** A record's picture in its frame of fixed size. */
export const Thumb = ({ path, alt = '' }: { path: unknown; alt?: string }) => (
  // A new picture gets a new element: else the old one stands beside the new name until it has come.
  <Picture
    key={text(path)}
    className="thumb"
    src={fileUrl(path)}
    alt={alt}
    width={58}
    height={44}
  />
)

/** A small picture; in the table it leads to the file. */
export function thumbnail(value: unknown, { place, name }: CellContext) {
  if (place !== 'table') return <Thumb path={value} />
  const file = fileUrl(value)
  const picture = <Thumb path={value} alt={adminMessages.pictureOf(name)} />
  if (!file) return picture
  return (
    <a className="thumb-link" href={file} target="_blank" rel="noopener noreferrer">
      {picture}
    </a>
  )
}

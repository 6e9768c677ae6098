import { Link } from 'react-router-dom'
import { fileUrl, safeUrl } from '../api/links'
import { langOf, text } from '../api/text'
import { momentText } from '../content/format'
import { words } from '../content/words'
import { Picture } from '../ui/picture'
import type { AnyRow, At, Resource } from './resource'

/** Text of a record, in its own direction, and in its language where the script tells. */
export const Said = ({ text: shown }: { text: string }) => (
  <span dir="auto" lang={langOf(shown)}>
    {shown}
  </span>
)

/** What a record is called: the text of its naming field, else its place in the list. */
export function nameOf({ name, nouns }: Resource, row: AnyRow, number: number): string {
  return text(row[name]).trim() || words('office').unnamed(nouns[0], number)
}

/** A record's value as text. */
export function plain(value: unknown) {
  const shown = text(value)
  return shown ? <Said text={shown} /> : words('office').table.nothing
}

/** When the record was written: the day above the time in the table, both in one line elsewhere. */
export function moment(value: unknown, { place }: At, zoned = (time: string) => time) {
  const { day, time: clock } = momentText(text(value))
  const time = zoned(clock)
  if (!day) return plain(undefined)
  if (place === 'fact') return time ? `${day}, ${time}` : day
  return (
    <>
      <span className="line">{day}</span>
      {time && <span className="line muted">{time}</span>}
    </>
  )
}

/** A link that data carries, where it is one and a harmless one; else its text. */
export function link(value: unknown) {
  const shown = text(value)
  const target = shown.trim().length > 1 ? safeUrl(shown) : undefined
  if (!target) return plain(value)
  const label = <Said text={shown} />
  return target.outside ? (
    <a href={target.href} target="_blank" rel="noopener noreferrer">
      {label}
    </a>
  ) : (
    <Link to={target.href.replace(/^(?!\/)/, '/')} target="_blank">
      {label}
    </Link>
  )
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
export function thumbnail(value: unknown, { place, name }: At) {
  if (place !== 'table') return <Thumb path={value} />
  const file = fileUrl(value)
  const picture = <Thumb path={value} alt={words('office').pictureOf(name)} />
  if (!file) return picture
  return (
    <a className="thumb-link" href={file} target="_blank" rel="noopener noreferrer">
      {picture}
    </a>
  )
}

import { Paperclip } from 'lucide-react'
import { fileUrl, safeUrl } from '../../api/links'
import { displayText, text } from '../../data/to-text'
import { lookUp } from '../../data/look-up'
import { cutOf, isAddress, plain, Said } from './cells'
import type { CellContext } from '../resources/resource'
import '../../styles/admin-mail.scss'
import { adminMessages } from '../../messages/admin'

/** An e-mail address: it breaks after the @, and leads to the person's own mail program where there is room. */
export function emailAddress(value: unknown, at: CellContext) {
  const shown = text(value)
  if (!isAddress(shown)) return plain(value, at)
  const host = shown.lastIndexOf('@') + 1
  // Two lines are all that the table has: there it breaks at the @ alone.
  const address =
    at.place === 'table' ? (
      <span className={cutOf(shown, at)} dir="auto">
        {shown.slice(0, host)}
        <wbr />
        {shown.slice(host)}
      </span>
    ) : (
      <Said text={shown} />
    )
  const mailto = at.place === 'fact' ? safeUrl(`mailto:${shown}`) : undefined
  return mailto ? <a href={mailto.href}>{address}</a> : address
}

const tones = {
  sent: 'good',
  success: 'good',
  pending: 'waiting',
  queued: 'waiting',
  failed: 'bad',
  error: 'bad',
} as const
const toneOf = (status: string) => lookUp(tones, status.trim().toLowerCase())

/** Whether a mail is known not to have gone out. */
export const hasFailed = (status: unknown) => toneOf(text(status)) === 'bad'

/** What became of a mail, in the server's own word; the mark's shape says it too, never the colour alone. */
export function statusChip(value: unknown, at: CellContext) {
  const word = displayText(value).trim()
  if (!word) return plain(undefined)
  return (
    <span className="chip" data-tone={toneOf(word)}>
      <span className={cutOf(word, at)} dir="auto">
        {word}
      </span>
    </span>
  )
}

/** The way to a mail's attachment, where it has one [MAIL-1]. */
export function download(value: unknown, { name }: CellContext) {
  const file = fileUrl(value)
  if (!file) return plain(undefined)
  const { download, actOn } = adminMessages
  return (
    <a
      className="download"
      href={file}
      aria-label={actOn(download, name)}
      target="_blank"
      rel="noopener noreferrer"
    >
      <Paperclip aria-hidden="true" /> <span>{download}</span>
    </a>
  )
}

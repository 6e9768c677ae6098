import { fileUrl, safeUrl } from '../../api/links'
import { displayText, toText } from '../../data/to-text'
import { lookUp } from '../../data/look-up'
import { lineClampClass, isEmailAddress, textCell, DataText } from './cells'
import type { CellContext } from '../resources/resource'
import './chip.scss'
import { adminMessages } from '../../messages/admin'

/** An e-mail address that can break after the @; among the details it is a mailto link. */
export function emailCell(value: unknown, context: CellContext) {
  const shown = toText(value)
  if (!isEmailAddress(shown)) return textCell(value, context)
  const hostStart = shown.lastIndexOf('@') + 1
  // The table shows two lines, so there the address breaks only at the @.
  const address =
    context.variant === 'table' ? (
      <span className={lineClampClass(shown, context)}>
        {shown.slice(0, hostStart)}
        <wbr />
        {shown.slice(hostStart)}
      </span>
    ) : (
      <DataText text={shown} />
    )
  const mailto = context.variant !== 'table' ? safeUrl(`mailto:${shown}`) : undefined
  return mailto ? <a href={mailto.href}>{address}</a> : address
}

const tones = {
  sent: 'success',
  success: 'success',
  pending: 'warning',
  queued: 'warning',
  failed: 'danger',
  error: 'danger',
} as const
const toneOf = (status: string) => lookUp(tones, status.trim().toLowerCase())

/** Whether a mail's status says that it was not sent. */
export const hasFailed = (status: unknown) => toneOf(toText(status)) === 'danger'

/** A mail's status in the server's word; the chip's mark differs in shape too, not only in colour. */
export function statusCell(value: unknown) {
  const word = displayText(value).trim()
  if (!word) return textCell(undefined)
  const tone = toneOf(word)
  const colors = tone ? `bg-${tone}-subtle text-${tone}` : 'bg-body-secondary text-body-secondary'
  return (
    <span
      className={`status-chip d-inline-flex align-items-center rounded-pill fs-5 fw-semibold ${colors}`}
      title={word.length > 16 ? word : undefined}
    >
      {word}
    </span>
  )
}

/** The link to a mail's attachment, where it has one [MAIL-1]. */
export function attachmentCell(value: unknown, { name }: CellContext) {
  const file = fileUrl(value)
  if (!file) return textCell(undefined)
  const { download, actOn } = adminMessages
  return (
    <a
      className="icon icon-attachment d-inline-flex align-items-center gap-2 fw-semibold text-nowrap"
      href={file}
      aria-label={actOn(download, name)}
      target="_blank"
      rel="noopener noreferrer"
    >
      {download}
    </a>
  )
}

import { displayText, toText } from '../../lib/to-text'
import { lookUp } from '../../lib/look-up'
import { textCell } from './cells'
import './chip.scss'

const tones = {
  sent: 'success',
  success: 'success',
  pending: 'warning',
  queued: 'warning',
  failed: 'danger',
  error: 'danger',
} as const

const colorsOf = {
  success: 'bg-success-subtle text-success',
  warning: 'bg-warning-subtle text-warning',
  danger: 'bg-danger-subtle text-danger',
}

const toneOf = (status: string) => lookUp(tones, status.trim().toLowerCase())

/** Whether a mail's status says that it was not sent. */
export const hasFailed = (status: unknown) => toneOf(toText(status)) === 'danger'

/** A mail's status as the server names it, in a chip whose mark differs in shape as well as colour. */
export function statusCell(value: unknown) {
  const word = displayText(value).trim()
  if (!word) return textCell(undefined)
  const tone = toneOf(word)
  const colors = tone ? colorsOf[tone] : 'bg-body-secondary text-body-secondary'
  return (
    <span
      className={`status-chip mw-100 d-inline-flex align-items-center rounded-pill fs-5 fw-semibold ${colors}`}
      title={word.length > 16 ? word : undefined}
    >
      {word}
    </span>
  )
}

import { displayText, toText } from '../../data/to-text'
import { lookUp } from '../../data/look-up'
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

const toneOf = (status: string) => lookUp(tones, status.trim().toLowerCase())

/** Whether a mail's status says that it was not sent. */
export const hasFailed = (status: unknown) => toneOf(toText(status)) === 'danger'

/** A mail's status as the server names it, in a chip whose mark differs in shape as well as colour [A11Y-1]. */
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

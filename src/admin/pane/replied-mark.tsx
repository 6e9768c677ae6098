import { formatMessageDate } from './compose-link'
import '../cells/chip.scss'
import type { MailReply } from '../resource'
import { paneMessages } from '../../messages/admin-screens/pane'

/** The chip of a message to which a reply was probably sent. */
export const RepliedChip = ({ title, className = '' }: { title?: string; className?: string }) => (
  <span
    className={`status-chip mw-100 d-inline-flex flex-shrink-0 align-items-center rounded-pill fs-5 fw-semibold bg-success-subtle text-success ${className}`}
    title={title}
  >
    <span>{paneMessages.replied}</span>
  </span>
)

/** What is known of the reply to a message. */
export const repliedNote = ({ datetime, isJustSent }: MailReply) =>
  isJustSent ? paneMessages.justSent : paneMessages.inLog(formatMessageDate(datetime))

/** The chip with the date of the reply; nothing without a reply. */
export function RepliedMark({ mail }: { mail: MailReply | undefined }) {
  if (!mail) return null
  return (
    <p className="d-flex align-items-start gap-2 mt-3 mb-0 fs-5 text-body-secondary">
      <RepliedChip />
      <span>{repliedNote(mail)}</span>
    </p>
  )
}

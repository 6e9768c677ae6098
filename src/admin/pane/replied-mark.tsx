import { formatMessageDate } from './quote-state'
import '../../styles/admin-mail.scss'
import { paneMessages } from '../../messages/admin-pane'

/** The chip of a message that looks answered. */
export const RepliedChip = ({ title }: { title?: string }) => (
  <span className="chip" data-tone="good" title={title}>
    <span>{paneMessages.replied}</span>
  </span>
)

/** The chip with the date of the answer; nothing without an answer. */
export function RepliedMark({ mail }: { mail: { datetime?: unknown } | undefined }) {
  if (!mail) return null
  return (
    <p className="pane-replied">
      <RepliedChip />
      <span>{paneMessages.inLog(formatMessageDate(mail.datetime))}</span>
    </p>
  )
}

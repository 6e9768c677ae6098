import { writtenAt } from './quote'
import '../../styles/office-mail.scss'
import { paneMessages } from '../../messages/admin-pane'

/** The word for a message that looks answered. */
export const RepliedChip = ({ title }: { title?: string }) => (
  <span className="chip" data-tone="good" title={title}>
    <span>{paneMessages.replied}</span>
  </span>
)

/** Says that the log holds a mail that looks like the answer. */
export function RepliedMark({ mail }: { mail: { datetime?: unknown } | undefined }) {
  if (!mail) return null
  return (
    <p className="pane-replied">
      <RepliedChip />
      <span>{paneMessages.inLog(writtenAt(mail.datetime))}</span>
    </p>
  )
}

import { words } from '../../content/words'
import { writtenAt } from '../quote'

/** Says that the log holds a mail that looks like the answer. */
export function RepliedMark({ mail }: { mail: { datetime?: unknown } | undefined }) {
  const texts = words('office').pane
  if (!mail) return null
  return (
    <p className="pane-replied">
      <span className="chip" data-tone="good">
        <span>{texts.replied}</span>
      </span>
      <span>{texts.inLog(writtenAt(mail.datetime))}</span>
    </p>
  )
}

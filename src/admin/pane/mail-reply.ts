import type { Row } from '../../api/contract'

type Mail = Row<'/admin/api/mailrequest'>

/** The date of the mail that replies to a message. */
export type MailReply = Pick<Mail, 'datetime'>

/** Mails that may be replies, keyed by receiver and subject, in the order of the log. */
export type MailReplies = Map<string, Mail[]>

/** The mail log of a list; `replies` is empty until `loaded` resolves. */
export interface MailLog {
  replies: () => MailReplies
  loaded: Promise<void>
}

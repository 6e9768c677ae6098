import type { Row } from '../../api/contract'

type Mail = Row<'/admin/api/mailrequest'>

/** The date of the mail that answers a message. */
export type MailAnswer = Pick<Mail, 'datetime'>

/** Mails that may be answers, keyed by receiver and subject, in the order of the log. */
export type MailAnswers = Map<string, Mail[]>

/** The mail log of a list; `answers` is empty until `loaded` resolves. */
export interface MailLog {
  answers: () => MailAnswers
  loaded: Promise<void>
}

import { useSyncExternalStore } from 'react'
import { listPage } from '../../api/collection'
import type { Row } from '../../api/contract'
import { toText } from '../../data/to-text'
import { hasFailed } from '../cells/mail-status-cell'
import type { AnyRow, MessageFields } from '../resources/resource'
import { answerKey, normalizeAddress } from './answer-key'

const path = '/admin/api/mailrequest'
type Mail = Row<typeof path>

/** The date of the mail that answers a message. */
export type MailAnswer = Pick<Mail, 'datetime'>

/** Mails that may be answers, keyed by receiver and subject, in the order of the log. */
type Answers = Map<string, Mail[]>

/** The mail log of a list; `answers` is empty until `loaded` resolves. */
export interface MailLog {
  answers: () => Answers
  loaded: Promise<void>
}

/**
 * Loads the newest 100 mails without delaying the list. If that fails, the log stays empty, because the replied mark
 * is only an aid.
 */
export function loadMailLog(signal: AbortSignal): MailLog {
  let answers: Answers = new Map()
  const loaded = listPage(path, { page: 1, page_size: 100 }, signal).then(
    (reply) => {
      if (reply.ok) answers = groupAnswers(reply.data.rows)
    },
    // Aborted: the person left the list.
    () => {},
  )
  return { answers: () => answers, loaded }
}

function groupAnswers(log: Mail[]): Answers {
  const answers: Answers = new Map()
  for (const mail of log) {
    if (!normalizeAddress(mail.toEmail) || hasFailed(mail.status)) continue
    const key = answerKey(mail.toEmail, mail.subject)
    answers.set(key, [...(answers.get(key) ?? []), mail])
  }
  return answers
}

const noAnswers: Answers = new Map()
const noopSubscribe = () => () => {}

/** The answers loaded so far. Suspending here would delay the rows of the next page, so this subscribes instead. */
export function useMailAnswers(log: MailLog | undefined): Answers {
  return useSyncExternalStore(
    log ? subscribeTo(log) : noopSubscribe,
    log?.answers ?? (() => noAnswers),
  )
}

const subscribeTo = (log: MailLog) => (onChange: () => void) => {
  let isListening = true
  void log.loaded.then(() => isListening && onChange())
  return () => {
    isListening = false
  }
}

/** The mail that looks like the answer to a message: same address, same subject, and not older. */
export const findAnswer = (answers: Answers, row: AnyRow, fields: MessageFields<AnyRow>) =>
  answers
    .get(answerKey(row[fields.email], row[fields.subject]))
    ?.find((mail) => !isEarlier(mail.datetime, row[fields.at]))

/** False if a date is missing or unreadable, because NaN compares as false. */
const isEarlier = (mail: unknown, message: unknown) =>
  Date.parse(toText(mail)) < Date.parse(toText(message))

import { useSyncExternalStore } from 'react'
import { listPage } from '../../api/collection'
import type { Row } from '../../api/contract'
import { mailSubjectMaxLength } from '../../api/field-limits'
import { text } from '../../data/to-text'
import { hasFailed } from '../cells/mail-cells'
import type { AnyRow, MessageFields } from '../resources/resource'

const path = '/admin/api/mailrequest'
type Mail = Row<typeof path>

/** The mails that may be answers, by receiver and subject, in the order of the log. */
type Answers = Map<string, Mail[]>

/** The mail log beside a list: what it held, once it has come. */
export interface MailLog {
  answers: () => Answers
  come: Promise<void>
}

/**
 * Asks for the newest mails of the log, and holds nobody up. It stays empty when they cannot be had: the mark is only
 * an aid.
 */
export function readLog(signal: AbortSignal): MailLog {
  let answers: Answers = new Map()
  const come = listPage(path, { page: 1, page_size: 100 }, signal).then(
    (reply) => {
      if (reply.ok) answers = answersIn(reply.data.rows)
    },
    // The list was left before the log came.
    () => {},
  )
  return { answers: () => answers, come }
}

function answersIn(log: Mail[]): Answers {
  const answers: Answers = new Map()
  for (const mail of log) {
    if (!address(mail.toEmail) || hasFailed(mail.status)) continue
    const key = keyOf(mail.toEmail, mail.subject)
    answers.set(key, [...(answers.get(key) ?? []), mail])
  }
  return answers
}

const nothing: Answers = new Map()
const never = () => () => {}

/** What the log holds by now. No boundary waits for it: within a change of page that would hold the rows back. */
export function useAnswers(log: MailLog | undefined): Answers {
  return useSyncExternalStore(log ? whenCome(log) : never, log?.answers ?? (() => nothing))
}

const whenCome = (log: MailLog) => (changed: () => void) => {
  let listening = true
  void log.come.then(() => listening && changed())
  return () => {
    listening = false
  }
}

/** The mail that looks like the answer to a message: to its sender, under the subject of a reply, not before it. */
export const answerTo = (answers: Answers, row: AnyRow, reads: MessageFields<AnyRow>) =>
  answers
    .get(keyOf(row[reads.email], row[reads.subject]))
    ?.find((mail) => !isEarlier(mail.datetime, row[reads.at]))

const keyOf = (email: unknown, about: unknown) => `${address(email)} ${subject(about)}`

const address = (value: unknown) => text(value).trim().toLowerCase()

/** As the compose form has it: cut at its limit; people put "Re:" before it. */
const subject = (value: unknown) =>
  [
    ...text(value)
      .trim()
      .replace(/^re:\s*/i, ''),
  ]
    .slice(0, mailSubjectMaxLength - 4)
    .join('')
    .trim()
    .toLowerCase()

/** Only where both say when; else nothing is known. */
const isEarlier = (mail: unknown, message: unknown) =>
  Date.parse(text(mail)) < Date.parse(text(message))

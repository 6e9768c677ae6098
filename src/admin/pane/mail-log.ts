import { useSyncExternalStore } from 'react'
import { listPage } from '../../api/collection'
import type { Row } from '../../api/contract'
import { toText } from '../../data/to-text'
import { hasFailed } from '../cells/mail-status-cell'
import { largestPageSize } from '../list/list-query'
import type { AnyRow, MessageFields } from '../resources/resource'
import { answerKey, normalizeAddress } from './answer-key'
import type { MailAnswers, MailLog } from './mail-answer'

const path = '/admin/api/mailrequest'

/**
 * Loads the newest mails without delaying the list. If that fails, the log stays empty, because the replied mark
 * is only an aid.
 */
export function loadMailLog(signal: AbortSignal): MailLog {
  let answers: MailAnswers = new Map()
  const loaded = listPage(path, { page: 1, page_size: largestPageSize }, signal).then(
    (reply) => {
      if (reply.ok) answers = groupAnswers(reply.data.rows)
    },
    // Aborted: the person left the list.
    () => {},
  )
  return { answers: () => answers, loaded }
}

function groupAnswers(log: Row<typeof path>[]): MailAnswers {
  const answers: MailAnswers = new Map()
  for (const mail of log) {
    if (!normalizeAddress(mail.toEmail) || hasFailed(mail.status)) continue
    const key = answerKey(mail.toEmail, mail.subject)
    answers.set(key, [...(answers.get(key) ?? []), mail])
  }
  return answers
}

const noAnswers: MailAnswers = new Map()
const noopSubscribe = () => () => {}

/** The answers loaded so far. Suspending here would delay the rows of the next page, so this subscribes instead. */
export function useMailAnswers(log: MailLog | undefined): MailAnswers {
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
export const findAnswer = (answers: MailAnswers, row: AnyRow, fields: MessageFields<AnyRow>) =>
  answers
    .get(answerKey(row[fields.email], row[fields.subject]))
    ?.find((mail) => !isEarlier(mail.datetime, row[fields.at]))

/** False if a date is missing or unreadable, because NaN compares as false. */
const isEarlier = (mail: unknown, message: unknown) =>
  Date.parse(toText(mail)) < Date.parse(toText(message))

import { useSyncExternalStore } from 'react'
import { largestPageSize, listPage } from '../../api/collection'
import type { Row } from '../../api/contract'
import { sortKeyOf } from '../../data/date-time'
import { toText } from '../../data/to-text'
import { hasFailed } from '../cells/mail-status-cell'
import type { AnyRecord, MailLog, MailReplies, MessageFields } from '../resource'
import { mailSubjectMaxLength } from '../../api/field-limits'
import { cleanLine } from '../../data/typed-text'

const path = '/admin/api/mailrequest'

/**
 * Loads the newest mails without delaying the list. If that fails, the log stays empty, because the replied mark
 * is only an aid.
 */
export function loadMailLog(signal: AbortSignal): MailLog {
  let replies: MailReplies = new Map()
  const loaded = listPage(path, { page: 1, page_size: largestPageSize }, signal).then(
    (reply) => {
      if (reply.ok) replies = groupReplies(reply.data.rows)
    },
    // Aborted: the person left the list.
    () => {},
  )
  return { replies: () => replies, loaded }
}

function groupReplies(log: Row<typeof path>[]): MailReplies {
  const replies: MailReplies = new Map()
  for (const mail of log) {
    if (!normalizeAddress(mail.toEmail) || hasFailed(mail.status)) continue
    const key = replyKey(mail.toEmail, mail.subject)
    replies.set(key, [...(replies.get(key) ?? []), mail])
  }
  return replies
}

const noReplies: MailReplies = new Map()
const noopSubscribe = () => () => {}

/** The replies loaded so far. Suspending here would delay the rows of the next page, so this subscribes instead. */
export function useMailReplies(log: MailLog | undefined): MailReplies {
  return useSyncExternalStore(
    log ? subscribeTo(log) : noopSubscribe,
    log?.replies ?? (() => noReplies),
  )
}

const subscribeTo = (log: MailLog) => (onChange: () => void) => {
  let isListening = true
  void log.loaded.then(() => isListening && onChange())
  return () => {
    isListening = false
  }
}

/** The mail that looks like the reply to a message: same address, same subject, and not older. */
export const findReply = (
  replies: MailReplies,
  record: AnyRecord,
  fields: MessageFields<AnyRecord>,
) =>
  replies
    .get(replyKey(record[fields.email], record[fields.subject]))
    ?.find((mail) => !isEarlier(mail.datetime, record[fields.at]))

/** False if a date is missing or unreadable. */
function isEarlier(mail: unknown, message: unknown) {
  const [sent, received] = [sortKeyOf(toText(mail)), sortKeyOf(toText(message))]
  return sent !== undefined && received !== undefined && sent < received
}

/** A key that is equal for a message and the mail that replies to it. */
const replyKey = (email: unknown, subject: unknown) =>
  `${normalizeAddress(email)} ${normalizeSubject(subject)}`

/** An e-mail address for comparison: clean, in lower case. */
export const normalizeAddress = (value: unknown) => cleanLine(toText(value)).toLowerCase()

/** A subject without "Re:", as long as the compose form leaves it: the form cuts a subject with "Re: " at its limit. */
const normalizeSubject = (value: unknown) =>
  [...cleanLine(toText(value)).replace(/^re:\s*/i, '')]
    .slice(0, mailSubjectMaxLength - 4)
    .join('')
    .trim()
    .toLowerCase()

import { createContext, use, useSyncExternalStore } from 'react'
import { largestPageSize, listBeside } from '../../api/collection'
import { createStore, neverChanges } from '../../lib/create-store'
import { sortKeyOf } from '../../lib/date-time'
import { toText } from '../../lib/to-text'
import { hasFailed } from '../cells/mail-status-cell'
import type { AnyRecord, Mail, MailLog, MailReplies, MessageFields } from '../resource'
import { mailSubjectMaxLength } from '../../api/field-limits'
import { cutText } from '../../lib/cut-text'
import { cleanLine } from '../../lib/typed-text'

const path = '/admin/api/mailrequest'

/**
 * A mail log that reads the newest mails once, when it is first shown. If that fails, it stays empty, because the
 * replied mark is only an aid.
 */
export function createMailLog(): MailLog {
  const replies = createStore(noReplies)
  let mails: Mail[] = []
  let isRead = false
  function add(added: Mail[]) {
    mails = [...mails, ...added]
    replies.set(groupReplies(mails))
  }
  function read() {
    isRead = true
    void listBeside(path, { page: 1, page_size: largestPageSize }).then(
      (reply) => reply.ok && add(reply.data.rows),
    )
  }
  return {
    get: replies.get,
    subscribe: (listener) => {
      if (!isRead) read()
      return replies.subscribe(listener)
    },
    markAnswered: (record, { email, subject }) =>
      add([{ toEmail: toText(record[email]), subject: toText(record[subject]), isJustSent: true }]),
  }
}

/** The mail log of a list of messages, for as long as a person stays on it. */
export const MailLogContext = createContext<MailLog | undefined>(undefined)

const noReplies: MailReplies = new Map()

function groupReplies(log: Mail[]): MailReplies {
  const replies: MailReplies = new Map()
  for (const mail of log) {
    if (!normalizeAddress(mail.toEmail) || hasFailed(mail.status)) continue
    const key = replyKey(mail.toEmail, mail.subject)
    replies.set(key, [...(replies.get(key) ?? []), mail])
  }
  return replies
}

/** The replies loaded so far. Suspending here would delay the rows, so this subscribes instead. */
export function useMailReplies(): MailReplies {
  const log = use(MailLogContext)
  return useSyncExternalStore(log?.subscribe ?? neverChanges, log?.get ?? (() => noReplies))
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
  cutText(cleanLine(toText(value)).replace(/^re:\s*/i, ''), mailSubjectMaxLength - 4)
    .trim()
    .toLowerCase()

import { text } from '../api/text'

/** Where a mail is composed, with receiver and subject filled in (SPEC 2, Reply). */
export const composeLink = (toEmail: unknown, subject: unknown) =>
  `/admin/email?${new URLSearchParams({ toEmail: text(toEmail), subject: text(subject) })}`

/** What such an address fills in; nothing unless it has both (SPEC 2, Email Logs). */
export function composedBy(query: URLSearchParams) {
  const toEmail = query.get('toEmail')
  const subject = query.get('subject')
  return toEmail === null || subject === null ? undefined : { toEmail, subject }
}

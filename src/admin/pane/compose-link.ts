import { toText } from '../../data/to-text'

/** Where a mail is composed, with receiver and subject filled in [MAIL-4]. */
export const composeLink = (toEmail: unknown, subject: unknown) =>
  `/admin/email?${new URLSearchParams({ toEmail: toText(toEmail), subject: toText(subject) })}`

/** What such an address fills in, nothing unless it has both [MAIL-3], and what was quoted on the way. */
export function composedBy(query: URLSearchParams, state?: unknown) {
  const toEmail = query.get('toEmail')
  const subject = query.get('subject')
  if (toEmail === null || subject === null) return undefined
  const quote = (state as { quote?: unknown } | null | undefined)?.quote
  return { toEmail, subject, ...(typeof quote === 'string' && { Body: quote }) }
}

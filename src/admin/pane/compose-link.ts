import { toText } from '../../data/to-text'
import { cleanLine } from '../../data/typed-text'

/** The link to the compose form with receiver and subject filled in [MAIL-4]. */
export const composeLink = (toEmail: unknown, subject: unknown) =>
  `/admin/email?${new URLSearchParams({ toEmail: toText(toEmail), subject: toText(subject) })}`

/** The form values in a compose link; none unless it has receiver and subject [MAIL-3]. `state` may hold a quote. */
export function readComposeLink(query: URLSearchParams, state?: unknown) {
  const toEmail = query.get('toEmail')
  const subject = query.get('subject')
  if (toEmail === null || subject === null) return undefined
  const quote = (state as { quote?: unknown } | null | undefined)?.quote
  return {
    toEmail: cleanLine(toEmail),
    subject: cleanLine(subject),
    ...(typeof quote === 'string' && { Body: quote }),
  }
}

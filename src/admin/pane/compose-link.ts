import { toText } from '../../lib/to-text'
import { cleanLine } from '../../lib/typed-text'
import { momentText } from '../../messages/format'
import type { AnyRecord, Resource } from '../resource'
import { paneMessages } from '../../messages/admin-screens/pane'

/** The link to the compose form with receiver and subject filled in. */
export const composeLink = (toEmail: unknown, subject: unknown) =>
  `/admin/email?${new URLSearchParams({ toEmail: toText(toEmail), subject: toText(subject) })}`

/** The form values in a compose link; none unless it has receiver and subject. `state` may hold a quote. */
export function readComposeLink(query: URLSearchParams, state?: unknown) {
  const toEmail = query.get('toEmail')
  const subject = query.get('subject')
  if (toEmail === null || subject === null) return undefined
  return composeValues(toEmail, subject, state)
}

/** The form values of an answer to a message, as its compose link has them. */
export const answerValues = (resource: Resource, record: AnyRecord) => {
  const { email, subject } = resource.messagePane!
  const state = quoteState(resource, record)
  return composeValues(toText(record[email]), toText(record[subject]), state)
}

function composeValues(toEmail: string, subject: string, state: unknown) {
  const quote = (state as { quote?: unknown } | null | undefined)?.quote
  return {
    toEmail: cleanLine(toEmail),
    subject: cleanLine(subject),
    ...(typeof quote === 'string' && { Body: quote }),
  }
}

/** Formats the date of a message in one line. */
export function formatMessageDate(value: unknown): string {
  const { day, time } = momentText(toText(value))
  return [day, time].filter(Boolean).join(', ')
}

/**
 * The history state of a reply link: the quoted message. The URL must not hold it, because servers log URLs and
 * limit their length.
 */
export function quoteState(
  { messagePane }: Resource,
  record: AnyRecord,
): { quote: string } | undefined {
  const message = messagePane && toText(record[messagePane.text]).trim()
  if (!messagePane || !message) return undefined
  const { quote } = paneMessages
  const head = quote(
    formatMessageDate(record[messagePane.at]),
    messagePane.sender && toText(record[messagePane.sender]).trim(),
  )
  const quotedLines = message.split(/\r\n|\r|\n/).map((line) => `> ${line}`)
  return { quote: `\n\n${head}\n${quotedLines.join('\n')}` }
}

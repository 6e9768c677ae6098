import { toText } from '../../data/to-text'
import { momentText } from '../../messages/format'
import type { AnyRow, Resource } from '../resource'
import { paneMessages } from '../../messages/admin-screens/pane'

/** Formats the date of a message in one line. */
export function formatMessageDate(value: unknown): string {
  const { day, time } = momentText(toText(value))
  return [day, time].filter(Boolean).join(', ')
}

/**
 * The history state of a reply link: the quoted message. The URL must not hold it, because servers log URLs and
 * limit their length.
 */
export function quoteState({ messagePane }: Resource, row: AnyRow): { quote: string } | undefined {
  const message = messagePane && toText(row[messagePane.text]).trim()
  if (!messagePane || !message) return undefined
  const { quote } = paneMessages
  const head = quote(
    formatMessageDate(row[messagePane.at]),
    messagePane.sender && toText(row[messagePane.sender]).trim(),
  )
  const quotedLines = message.split(/\r\n|\r|\n/).map((line) => `> ${line}`)
  return { quote: `\n\n${head}\n${quotedLines.join('\n')}` }
}

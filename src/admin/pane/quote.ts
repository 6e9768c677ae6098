import { text } from '../../data/to-text'
import { momentText } from '../../messages/format'
import type { AnyRow, Resource } from '../resources/resource'
import { paneMessages } from '../../messages/admin-pane'

/** When a message was written, in one line. */
export function writtenAt(value: unknown): string {
  const { day, time } = momentText(text(value))
  return [day, time].filter(Boolean).join(', ')
}

/**
 * What the way to a reply carries along: the message, quoted. It travels in the browser's history and not in the
 * address, which servers log and cut.
 */
export function quoteState({ messagePane }: Resource, row: AnyRow): { quote: string } | undefined {
  const said = messagePane && text(row[messagePane.text]).trim()
  if (!messagePane || !said) return undefined
  const { quote } = paneMessages
  const head = quote(
    writtenAt(row[messagePane.at]),
    messagePane.sender && text(row[messagePane.sender]).trim(),
  )
  const lines = said.split(/\r\n|\r|\n/).map((line) => `> ${line}`)
  return { quote: `\n\n${head}\n${lines.join('\n')}` }
}

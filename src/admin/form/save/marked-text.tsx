import { langOf } from '../../../data/to-text'
import { saveMessages } from '../../../messages/admin-screens/form/save'
import { type TextPart } from './word-difference'

/** A text whose differing words are marked; line breaks stay. */
export function MarkedText({ parts, text }: { parts: TextPart[]; text: string }) {
  if (!text) return <em>{saveMessages.conflict.nothing}</em>
  return (
    <span className="text-pre-wrap text-break" dir="auto" lang={langOf(text)}>
      {parts.map((part, index) =>
        part.differs ? <mark key={index}>{part.text}</mark> : <span key={index}>{part.text}</span>,
      )}
    </span>
  )
}

import { cutLongWords } from '../../lib/to-text'

/**
 * Text of a record with its long words cut, because browsers need seconds to lay out a word of thousands of letters.
 * The tooltip of a cut text has the full text.
 */
export function LongText({ children: text }: { children: string }) {
  const shown = cutLongWords(text)
  return <span title={shown === text ? undefined : text}>{shown}</span>
}

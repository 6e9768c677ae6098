import { safeUrl } from '../../api/links'
import { cutLongWords, toText } from '../../data/to-text'
import type { CellContext } from '../resources/resource'
import { DataText, lineClampClass, textCell } from './cells'

/** A link from a record's data; an unsafe or malformed address is shown as text. */
export function linkCell(value: unknown, context: CellContext) {
  const shown = toText(value)
  const target = shown.trim().length > 1 ? safeUrl(shown) : undefined
  if (!target) return textCell(value, context)
  return (
    <a
      className={lineClampClass(shown, context)}
      // Below the base of the document, because a link of the router would render on every navigation.
      href={target.outside ? target.href : target.href.replace(/^\/*/, './')}
      target="_blank"
      rel={target.outside ? 'noopener noreferrer' : undefined}
    >
      {context.variant === 'details' ? <DataText text={shown} /> : cutLongWords(shown)}
    </a>
  )
}

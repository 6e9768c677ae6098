import { safeUrl } from '../../api/links/links'
import { cutLongWords, toText } from '../../data/to-text'
import type { CellContext } from '../resource'
import { DataText, lineClampClass, textCell } from './cells'

/** A link from a record's data; an unsafe or malformed address is shown as text. */
export function linkCell(value: unknown, context: CellContext) {
  const shown = toText(value)
  const target = shown.trim().length > 1 ? safeUrl(shown) : undefined
  if (!target) return textCell(value, context)
  return (
    <a
      className={lineClampClass(shown, context)}
      // Relative to the document's base. A router link would render again on every navigation.
      href={target.isExternal ? target.href : target.href.replace(/^\/*/, './')}
      target="_blank"
      rel={target.isExternal ? 'noopener noreferrer' : undefined}
    >
      {context.variant === 'details' ? <DataText text={shown} /> : cutLongWords(shown)}
    </a>
  )
}

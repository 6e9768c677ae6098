import { safeUrl, fileUrl } from '../../api/links/links'
import { cutLongWords, toText } from '../../lib/to-text'
import type { CellContext } from '../resource'
import { DataText, lineClampClass, textCell } from './cells'
import { adminMessages } from '../../messages/admin-screens/admin'

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

/** The link to a mail's attachment, where it has one. */
export function attachmentCell(value: unknown, { name }: CellContext) {
  const file = fileUrl(value)
  if (!file) return textCell(undefined)
  const { download, actOn } = adminMessages
  return (
    <a
      className="fw-semibold text-nowrap"
      href={file}
      aria-label={actOn(download, name)}
      target="_blank"
      rel="noopener noreferrer"
    >
      {download}
    </a>
  )
}

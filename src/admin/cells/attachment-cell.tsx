import { fileUrl } from '../../api/links/links'
import { textCell } from './cells'
import type { CellContext } from '../resource'
import { adminMessages } from '../../messages/admin-screens/admin'

/** The link to a mail's attachment, where it has one [MAIL-1]. */
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
